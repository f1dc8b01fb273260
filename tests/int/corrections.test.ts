import { beforeEach, describe, expect, test } from 'vitest'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { postTour } from '@/features/giving/server/tours/handlers'
import { tourInput } from '../support/factories'
import { correct, KIND, NEW, OLD, REASON } from './corrections-support'
import { register, send } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

describe('what a family entered', () => {
  test('is corrected with the old value, the person and the reason in the history, and the new value is searchable', async () => {
    const id = await register()
    await correct(id, {
      playerFirstName: 'Averie',
      parentPhone: '(623) 555-0199',
      dateOfBirth: '04/10/2012',
      notes: 'Spoke to Pat.',
      correctionReason: REASON,
    })
    const registrar = await staffAs('registrar')
    const [corrected, other] = (await findTimeline(registrar, { kind: KIND, id }))!
    expect([corrected, other].find((moment) => moment?.differences)).toMatchObject({
      title: 'Corrected by staff',
      by: 'Test registrar',
      detail: `Why: ${REASON}`,
      differences: [
        { label: 'player’s first name', before: 'Avery', after: 'Averie' },
        { label: 'date of birth', before: '2012-04-09', after: '2012-04-10' },
        { label: 'phone', before: '(623) 555-0102', after: '(623) 555-0199' },
      ],
    })
    expect([corrected, other].map((moment) => moment?.detail)).toContain('internal notes')
    const { rows } = await pool().query('SELECT search, born::text, phone FROM inbox_entries WHERE entry_id = $1', [id])
    expect(rows).toEqual([
      { search: expect.stringContaining('averie') as string, born: '2012-04-10', phone: '16235550199' },
    ])
    const { rows: notes } = await pool().query('SELECT detail FROM audit_events WHERE entry_id = $1', [id])
    expect(JSON.stringify(notes)).not.toMatch(/Averie|0199|called/)
  })

  test.each([
    ['without a reason', { parentEmail: NEW }, 'correctionReason'],
    ['with an empty one', { parentEmail: NEW, correctionReason: '  ' }, 'correctionReason'],
    ['against the rules of the form', { parentPhone: '12345678901234', correctionReason: REASON }, 'parentPhone'],
    ['to a day that is none', { dateOfBirth: '02/31/2015', correctionReason: REASON }, 'dateOfBirth'],
    ['to nothing', { parentEmail: '', correctionReason: REASON }, 'parentEmail'],
  ])('is not corrected %s, and nothing is changed', async (_, data, path) => {
    const id = await register()
    await expect(correct(id, data)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path })] },
    })
    expect((await pool().query('SELECT 1 FROM registration_edits')).rowCount).toBe(0)
    expect(await asStaff(await staffAs('registrar')).findByID({ collection: KIND, id })).toMatchObject({
      parentEmail: OLD,
      revision: 1,
    })
  })

  test('needs no reason when the value is unchanged, regardless of its notation', async () => {
    const id = await register()
    expect(await correct(id, { dateOfBirth: '2012-04-09', notes: 'Called.' })).toMatchObject({ notes: 'Called.' })
    expect((await pool().query('SELECT 1 FROM registration_edits')).rowCount).toBe(0)
  })

  test('of wishes and free text cannot be corrected', async () => {
    const id = await register()
    const changed = { goals: 'Ours', jerseyNumber: '99', positions: ['Center'], correctionReason: REASON }
    expect(await correct(id, changed)).toMatchObject({
      goals: '',
      jerseyNumber: null,
      positions: ['Point Guard', 'Shooting Guard'],
    })
  })

  test('of a visitor needs a valid phone number', async () => {
    const kind = 'tour-requests'
    const id = await send(postTour, tourInput({ phone: '(623) 555-0104' }))
    const wrong = correct(id, { phone: '12345678901234', correctionReason: REASON }, { kind })
    await expect(wrong).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path: 'phone' })] } })
    expect(await correct(id, { name: 'Louise Visitor', correctionReason: REASON }, { kind })).toMatchObject({
      name: 'Louise Visitor',
    })
  })
})
