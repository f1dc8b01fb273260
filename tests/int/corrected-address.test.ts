import { beforeEach, describe, expect, test } from 'vitest'
import { findFamilyPage } from '@/features/entries/server/family-status/queries'
import { correctAddress } from '@/features/entries/server/status-mails/correct-address'
import { listMails } from '@/features/entries/server/status-mails/mail-log'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { pool } from '@/server/database/pool'
import { mailsOf } from '../support/status-mails'
import { correct, familyMails, follow, KIND, NEW, OLD, REASON } from './corrections-support'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { answered, register, tryout } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const RIGHT_ADDRESS = { parentEmail: NEW, correctionReason: REASON }

function tokenIn(text: string): string {
  return /status\/([\w-]+)/.exec(text)![1]!
}

describe('the address of a refused mail', () => {
  async function refusedMail(status = 'failed', code = '550') {
    const entry = await register()
    const { rows } = await pool().query<{ id: string }>(
      `UPDATE mails SET status = $1, last_error = $2 WHERE "to" = $3 RETURNING id`,
      [status, code, OLD],
    )
    return { entry, mail: rows[0]!.id }
  }
  const stateOf = async (mail: string) =>
    (await pool().query(`SELECT "to", status::text, last_error FROM mails WHERE id = $1`, [mail])).rows[0]

  test('is corrected in the entry with a reason, and the same mail goes out', async () => {
    const { entry, mail } = await refusedMail()
    expect(await correctAddress(await staffAs('registrar'), mail, NEW)).toMatchObject({ ok: true })
    await follow()
    expect(await stateOf(mail)).toEqual({ to: NEW, status: 'queued', last_error: null })
    const { rows } = await pool().query(
      `SELECT parent_email, (SELECT reason FROM registration_edits WHERE entry_id = r.id) AS reason,
         (SELECT count(*)::int FROM graphile_worker.jobs WHERE key = $2) AS jobs
       FROM player_registrations r WHERE id = $1`,
      [entry, `mail:${mail}`],
    )
    expect(rows).toEqual([{ parent_email: NEW, reason: 'A mail to the former address came back.', jobs: 1 }])
    expect(await correctAddress(await staffAs('registrar'), mail, OLD)).toMatchObject({ ok: false })
  })

  test.each([
    ['the server was not reached', 'failed', 'ETIMEDOUT'],
    ['it was sent', 'sent', '550'],
  ])('stays when %s', async (_why, status, code) => {
    const { mail } = await refusedMail(status, code)
    expect(await correctAddress(await staffAs('registrar'), mail, NEW)).toMatchObject({ ok: false })
    expect(await stateOf(mail)).toEqual({ to: OLD, status, last_error: code })
  })

  test('is the one of the entry in its log, but not for the mail to staff', async () => {
    const { entry, mail } = await refusedMail()
    const log = await listMails(entry)
    expect(log).toHaveLength(2)
    expect(log.filter(({ isToEntry }) => isToEntry).map(({ id }) => id)).toEqual([mail])
  })

  test('stays when it is unchanged, invalid, or corrected by staff who may not see the entry', async () => {
    const { mail } = await refusedMail()
    for (const address of [OLD.toUpperCase(), 'pat.cruz'])
      expect(await correctAddress(await staffAs('registrar'), mail, address)).toMatchObject({ ok: false })
    expect(await correctAddress(await staffAs('treasurer'), mail, NEW)).toMatchObject({ ok: false })
    expect(await stateOf(mail)).toEqual({ to: OLD, status: 'failed', last_error: '550' })
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

  test('receives the refused mail when it is sent again, whose link works', async () => {
    const id = await register()
    await pool().query(`UPDATE mails SET status = 'failed', last_error = '550'`)
    const staff = (await pool().query<{ id: string }>(`SELECT id FROM mails WHERE "to" <> $1`, [OLD])).rows[0]!.id
    await correct(id, RIGHT_ADDRESS)
    await follow()
    const { rows } = await pool().query(
      `SELECT "to" = $1 AS moved, status::text, last_error FROM mails WHERE id <> $2`,
      [NEW, staff],
    )
    expect(rows).toContainEqual({ moved: true, status: 'failed', last_error: 'CORRECTED' })
    expect((await pool().query(`SELECT last_error FROM mails WHERE id = $1`, [staff])).rows).toEqual([
      { last_error: '550' },
    ])
    expect(await findFamilyPage(tokenIn((await familyMails(id))[0]!.text))).toMatchObject({ id })
  })

  test('keeps the mails that could not be sent for another reason', async () => {
    const id = await register()
    await pool().query(`UPDATE mails SET status = 'failed', last_error = 'ETIMEDOUT'`)
    await correct(id, RIGHT_ADDRESS)
    await follow()
    expect((await familyMails(id))[0]!.to).toBe(OLD)
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

  test.each([
    ['a parent has confirmed', `UPDATE members SET confirmed_at = now() WHERE role = 'parent'`],
    ['a parent has opened', `UPDATE members SET first_sign_in_at = now() WHERE role = 'parent'`],
    [
      'cannot have the address of another one',
      `INSERT INTO members (name, role, email) VALUES ('Another', 'coach', '${NEW}')`,
    ],
    [
      'is for another child too',
      `WITH child AS (INSERT INTO members (name, role) VALUES ('Noor', 'player') RETURNING id)
       INSERT INTO members_rels (parent_id, path, members_id)
       SELECT m.id, 'children', child.id FROM members m, child WHERE m.role = 'parent'`,
    ],
  ])('keeps an account that %s', async (_why, change) => {
    await clearRosters()
    await makeSeasons()
    const id = await acceptedRegistration()
    await accept(id)
    await pool().query(change)
    await correct(id, RIGHT_ADDRESS)
    await follow()
    expect((await pool().query(`SELECT email FROM members WHERE role = 'parent'`)).rows).toEqual([{ email: OLD }])
  })

  test('invites no family again whose enrollment is complete', async () => {
    await clearRosters()
    await makeSeasons()
    const id = await acceptedRegistration()
    const { enrolment } = await accept(id)
    await pool().query(`UPDATE enrolments SET state = 'complete'`)
    await correct(id, RIGHT_ADDRESS)
    await follow()
    const { rows } = await pool().query(
      `SELECT guardian_email AS email, (SELECT count(*)::int FROM family_links WHERE entry_id = e.id) AS links,
         (SELECT count(*)::int FROM mails WHERE kind = 'enrolment') AS mails FROM enrolments e WHERE id = $1`,
      [enrolment],
    )
    expect(rows).toEqual([{ email: NEW, links: 0, mails: 1 }])
  })

  test('sends no link to the sender of spam', async () => {
    const id = await register()
    await correct(id, RIGHT_ADDRESS)
    await pool().query(`UPDATE player_registrations SET status = 'spam' WHERE id = $1`, [id])
    await follow()
    expect((await familyMails(id)).map(({ kind }) => kind)).toEqual(['registration-family'])
  })

  test('sends one link when it was corrected and then restored', async () => {
    const id = await register()
    await correct(id, RIGHT_ADDRESS)
    await correct(id, { parentEmail: OLD, correctionReason: REASON })
    expect(await follow()).toBe(2)
    expect((await familyMails(id)).map(({ kind, to }) => [kind, to])).toEqual([
      ['registration-family', OLD],
      ['link-family', OLD],
    ])
  })
})
