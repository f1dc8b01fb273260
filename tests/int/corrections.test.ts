import { beforeEach, describe, expect, test } from 'vitest'
import { findFamilyPage } from '@/features/entries/server/family-status/queries'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { FOLLOW_ADDRESS, type CorrectedAddress } from '@/features/entries/rules/corrections'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { followAddress } from '@/features/entries/server/follow-address'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { postTour } from '@/features/giving/server/tours/handlers'
import { mailsOf } from '../support/status-mails'
import { tourInput } from '../support/factories'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { answered, register, send, tryout } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const KIND = 'player-registrations'
const OLD = 'pat.cruz@example.org'
const NEW = 'patricia.cruz@example.org'
const REASON = 'The parent called.'
const RIGHT_ADDRESS = { parentEmail: NEW, correctionReason: REASON }

async function correct(id: string, data: object, { kind = KIND as InboxKind, role = 'registrar' as const } = {}) {
  return asStaff(await staffAs(role)).update({ collection: kind, id, data: data as never, depth: 0 })
}

/** Runs the jobs that a correction enqueued; returns their number. */
async function follow(): Promise<number> {
  const { rows } = await pool().query<{ id: string; payload: CorrectedAddress }>(
    `SELECT j.id, p.payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p USING (id)
     WHERE j.task_identifier = $1`,
    [FOLLOW_ADDRESS],
  )
  for (const { id, payload } of rows) await followAddress(payload, id)
  return rows.length
}

/** Returns the mails to the family, oldest first. */
async function familyMails(id: string): Promise<{ kind: string; to: string; text: string }[]> {
  return (await mailsOf(pool(), id)).filter(({ kind }) => !kind.endsWith('-registrar'))
}

function tokenIn(text: string): string {
  return /status\/([\w-]+)/.exec(text)![1]!
}

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

describe('a corrected e-mail address', () => {
  test('still lists the earlier confirmation as a mail to the family', async () => {
    const id = await register()
    await correct(id, RIGHT_ADDRESS)
    const timeline = (await findTimeline(await staffAs('registrar'), { kind: KIND, id }))!
    const { subject } = (await mailsOf(pool(), id)).find(({ kind }) => kind === 'registration-family')
    const receipts = timeline.filter(({ detail }) => detail?.startsWith(`“${subject}”`))
    expect(receipts.map(({ title }) => title)).toEqual(['Mail to the family'])
  })

  test('revokes the links sent to the wrong address and sends the family a new one', async () => {
    const id = await register()
    const wrong = tokenIn((await familyMails(id))[0]!.text)
    await pool().query(`UPDATE mails SET status = 'sent'`)
    await correct(id, RIGHT_ADDRESS)
    expect(await follow()).toBe(1)
    expect(await findFamilyPage(wrong)).toBeNull()
    const mails = await familyMails(id)
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['registration-family', OLD],
      ['link-family', NEW],
    ])
    expect(await findFamilyPage(tokenIn(mails[1]!.text))).toMatchObject({ id })
  })

  test('receives the waiting answer, whose link works', async () => {
    const { id, mail } = await answered('evaluation')
    await correct(id, RIGHT_ADDRESS)
    await follow()
    const answer = (await familyMails(id)).find((one) => one.kind === mail.kind)!
    expect(answer.to).toBe(NEW)
    expect(await findFamilyPage(tokenIn(answer.text))).toMatchObject({ id })
  })

  test('sends nothing when another field was corrected', async () => {
    const id = await tryout()
    await correct(id, { parentName: 'Patricia Testwell', correctionReason: REASON }, { kind: 'tryout-registrations' })
    expect(await follow()).toBe(0)
  })

  test('updates the enrollment and an unused account', async () => {
    await clearRosters()
    await makeSeasons()
    const id = await acceptedRegistration()
    const { player, enrolment } = await accept(id)
    await correct(id, RIGHT_ADDRESS)
    await follow()
    const { rows } = await pool().query(
      `SELECT e.guardian_email, (SELECT guardian_email FROM members WHERE player_id = $2) AS member,
         (SELECT email FROM members WHERE role = 'parent') AS parent,
         (SELECT count(*)::int FROM family_links WHERE entry_id = e.id) AS links
       FROM enrolments e WHERE e.id = $1`,
      [enrolment, player],
    )
    expect(rows).toEqual([{ guardian_email: NEW, member: NEW, parent: NEW, links: 1 }])
    const { rows: mails } = await pool().query(`SELECT "to" FROM mails WHERE kind = 'enrolment' ORDER BY created_at`)
    expect(mails).toEqual([{ to: OLD }, { to: NEW }])
  })

  test('keeps an account that a parent has opened', async () => {
    await clearRosters()
    await makeSeasons()
    const id = await acceptedRegistration()
    await accept(id)
    await pool().query(`UPDATE members SET confirmed_at = now() WHERE role = 'parent'`)
    await correct(id, RIGHT_ADDRESS)
    await follow()
    expect((await pool().query(`SELECT email FROM members WHERE role = 'parent'`)).rows).toEqual([{ email: OLD }])
  })
})
