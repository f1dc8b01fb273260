import { beforeEach, describe, expect, test } from 'vitest'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

const PAPER = {
  playerFirstName: 'Avery',
  playerLastName: 'Exampleton',
  dateOfBirth: '04/09/2014',
  currentGrade: 6,
  heightFeet: 4,
  heightInches: 11,
  weightLbs: 90,
  schoolName: 'Sample School',
  positions: ['Center' as const],
  parentFirstName: 'Pat',
  parentEmail: 'pat@example.org',
  parentPhone: '(623) 555-0102',
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '(623) 555-0103',
}
const TRYOUT = {
  playerFirstName: 'Jordan',
  playerLastName: 'Testwell',
  playerAge: '11',
  playerGrade: '5' as const,
  parentName: 'Pat Testwell',
  phoneNumber: '(623) 555-0101',
  email: 'pat@example.org',
}

describe('a registration received on paper', () => {
  test('gets the same as a submitted one, and is marked as added by staff', async () => {
    const registrar = await staffAs('registrar')
    const added = await asStaff(registrar).create({
      collection: 'player-registrations',
      data: { ...PAPER, status: 'accepted', reference: 'PR-0000-0000', suspicion: 'x' } as never,
    })
    expect(added).toMatchObject({
      dateOfBirth: '2014-04-09',
      playerEmail: 'pat@example.org',
      status: 'pending',
      revision: 1,
    })
    expect(added.suspicion ?? null).toBeNull()
    expect(added.reference).toMatch(/^PR-(?!0000-0000)/)
    const { rows } = await pool().query(
      `SELECT e.status, e.phone, e.born::text, e.due_at IS NOT NULL AS "isDue", w.parent_phone_normalised AS phone_full
       FROM inbox_entries e JOIN player_registrations w ON w.id = e.entry_id`,
    )
    expect(rows).toEqual([
      { status: 'pending', phone: '16235550102', born: '2014-04-09', isDue: true, phone_full: '+16235550102' },
    ])
    const timeline = await findTimeline(registrar, { kind: 'player-registrations', id: added.id })
    expect(timeline?.map(({ title, by }) => [title, by])).toEqual([['Added by staff', 'Test registrar']])
  })

  test.each([
    [{ weightLbs: 10 }, 'weightLbs'],
    [{ dateOfBirth: 'last spring' }, 'dateOfBirth'],
    [{ parentPhone: '555' }, 'parentPhone'],
    [{ positions: [] }, 'positions'],
  ])('is rejected by the rules of the form: %o', async (change, path) => {
    const create = asStaff(await staffAs('registrar')).create({
      collection: 'player-registrations',
      data: { ...PAPER, ...change } as never,
    })
    await expect(create).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path })] } })
    expect((await pool().query('SELECT 1 FROM inbox_entries')).rowCount).toBe(0)
  })

  test('locks the recorded wishes afterwards', async () => {
    const registrar = asStaff(await staffAs('registrar'))
    const { id } = await registrar.create({ collection: 'player-registrations', data: PAPER as never })
    const later = await registrar.update({
      collection: 'player-registrations',
      id,
      data: { positions: ['Point Guard'], notes: 'On paper.' },
    })
    expect(later).toMatchObject({ positions: ['Center'], notes: 'On paper.' })
  })
})

test('a tryout received by phone gets its number and its phone', async () => {
  const registrar = asStaff(await staffAs('registrar'))
  const { id, reference } = await registrar.create({ collection: 'tryout-registrations', data: TRYOUT as never })
  expect(reference).toMatch(/^TR-/)
  const { rows } = await pool().query('SELECT phone_normalised FROM tryout_registrations WHERE id = $1', [id])
  expect(rows).toEqual([{ phone_normalised: '+16235550101' }])
})

test.each(['coach', 'editor', 'treasurer'] as const)('%s cannot add one', async (role) => {
  const create = asStaff(await staffAs(role)).create({ collection: 'tryout-registrations', data: TRYOUT as never })
  await expect(create).rejects.toMatchObject({ status: 403 })
})
