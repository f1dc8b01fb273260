import { beforeEach, describe, expect, test } from 'vitest'
import { postResend, postUndo } from '@/features/entries/server/status-mails/handlers'
import { findMailOf, undoMail } from '@/features/entries/server/status-mails/mail-log'
import { moveEntry } from '@/features/entries/server/move'
import { enrolRegistration } from '@/features/people/server/enrolment/enrol-registration'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { answered, deliver, entry, post, register } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'
import { answerOf, jobOf, mailsOf, makeDue } from '../support/status-mails'

freshDatabase('demo')
beforeEach(clearInbox)

const RACES = 20
const KIND = 'player-registrations'

describe('undo', () => {
  test('a waiting mail is never sent, its job is deleted, and its status is restored', async () => {
    const { id, mail } = await answered()
    const answer = await post(postUndo, { mail: mail.id })
    expect(answer.status).toBe(200)
    expect(await answerOf(pool(), id)).toMatchObject({ status: 'undone' })
    expect((await entry(id)).status).toBe('pending')
    expect(await jobOf(pool(), mail.id)).toBeUndefined()
    await makeDue(pool(), mail.id)
    await deliver(mail.id)
    expect((await answerOf(pool(), id)).status).toBe('undone')
    expect((await entry(id)).answered_at).toBeNull()
  })

  test('after sending it is too late, and staff see that', async () => {
    const { mail } = await answered()
    await makeDue(pool(), mail.id)
    await deliver(mail.id)
    const answer = await post(postUndo, { mail: mail.id })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ message: 'It was too late: this mail has left already.' })
  })

  test('of a concurrent undo and send exactly one happens', async () => {
    const registrar = await staffAs('registrar')
    for (let race = 0; race < RACES; race++) {
      const { id, mail } = await answered()
      await makeDue(pool(), mail.id)
      const target = (await findMailOf(registrar, mail.id))!
      const undo = async () => (await undoMail(registrar, target)).ok
      const send = async () => void (await deliver(mail.id))
      const outcomes = await Promise.all(race % 2 === 0 ? [undo(), send()] : [send(), undo()])
      const isUndone = outcomes.includes(true)
      expect((await answerOf(pool(), id)).status).toBe(isUndone ? 'undone' : 'kept')
      expect((await entry(id)).answered_at === null).toBe(isUndone)
    }
  })

  test('of many concurrent clicks one has an effect', async () => {
    const registrar = await staffAs('registrar')
    const { mail } = await answered()
    const target = (await findMailOf(registrar, mail.id))!
    const results = await Promise.all(Array.from({ length: RACES }, () => undoMail(registrar, target)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('in delivery', () => {
  test('a mail that is not due is left alone, and keeps its job', async () => {
    const { id, mail } = await answered()
    await deliver(mail.id)
    expect((await answerOf(pool(), id)).status).toBe('waiting')
    expect((await jobOf(pool(), mail.id)).run_at.getTime()).toBeGreaterThan(Date.now())
  })

  test('without a mail server it is kept, and the family counts as answered, but no other', async () => {
    const other = await register()
    const { id, mail } = await answered()
    await makeDue(pool(), mail.id)
    await deliver(mail.id)
    expect((await answerOf(pool(), id)).status).toBe('kept')
    expect((await entry(id)).answered_at).not.toBeNull()
    expect((await entry(other)).answered_at).toBeNull()
  })

  test('the confirmation does not count as an answer', async () => {
    const id = await register()
    const [confirmation] = await mailsOf(pool(), id)
    await deliver(confirmation.id)
    expect((await entry(id)).answered_at).toBeNull()
  })

  test('a status that is no longer current is not sent', async () => {
    const { id } = await answered()
    await moveEntry(await staffAs('registrar'), { kind: KIND, id, status: 'declined' })
    expect((await answerOf(pool(), id)).status).toBe('undone')
  })

  test('an acceptance is not sent to a family that withdrew in between', async () => {
    const { id } = await answered('in_review', 'accepted')
    await moveEntry(await staffAs('registrar'), { kind: KIND, id, status: 'withdrawn' })
    expect((await entry(id)).status).toBe('withdrawn')
    expect((await answerOf(pool(), id)).status).toBe('undone')
  })

  test('a player enrolled in between still gets the mail about the place', async () => {
    const { id } = await answered('in_review', 'accepted')
    await pool().query(
      `WITH made AS (INSERT INTO players (first_name, last_name, division, gender, age, slug)
         VALUES ('Avery', 'Exampleton', '12U', 'girl', 11, $1) RETURNING id)
       INSERT INTO enrolments (player_id, registration_id, state, season, guardian_name, guardian_email)
       SELECT id, $1::uuid, 'complete', '2026-27', 'Pat', 'pat@example.org' FROM made`,
      [id],
    )
    await transaction((client) => enrolRegistration(client, id))
    expect((await answerOf(pool(), id)).status).toBe('waiting')
    await setStatus(id, 'accepted')
    expect((await answerOf(pool(), id)).status).toBe('waiting')
  })

  test('a change of status cancels only unsent answers about another status, and erasing cancels all that is unsent', async () => {
    const id = await register()
    const mails: [kind: string, status: string, afterChange: string, afterErasure: string][] = [
      ['answer-evaluation', 'waiting', 'undone', 'undone'],
      ['answer-waitlisted', 'held', 'undone', 'undone'],
      ['answer-needs_info', 'sent', 'sent', 'sent'],
      ['answer-declined', 'waiting', 'waiting', 'undone'],
      ['reminder', 'waiting', 'waiting', 'undone'],
    ]
    for (const [kind, status] of mails)
      await pool().query(
        `INSERT INTO mails (kind, "to", subject, text, status, dedupe_key, entry_id)
         VALUES ($1, 'pat@example.org', 'About Avery', 'sealed', $2::enum_mails_status, $1, $3)`,
        [kind, status, id],
      )
    const listStatuses = async () => {
      const { rows } = await pool().query<{ kind: string; status: string }>('SELECT kind, status::text FROM mails')
      return mails.map(([kind]) => rows.find((row) => row.kind === kind)?.status)
    }
    await pool().query(`UPDATE player_registrations SET school_name = 'Another' WHERE id = $1`, [id])
    expect(await listStatuses()).toEqual(mails.map(([, status]) => status))
    await setStatus(id, 'declined')
    expect(await listStatuses()).toEqual(mails.map(([, , afterChange]) => afterChange))
    await pool().query('DELETE FROM player_registrations WHERE id = $1', [id])
    expect(await listStatuses()).toEqual(mails.map(([, , , afterErasure]) => afterErasure))
  })

  test('no mail is sent to erased people', async () => {
    const { id, mail } = await answered()
    await (await payload()).delete({ collection: KIND, id })
    const { rows } = await pool().query('SELECT status FROM mails WHERE id = $1', [mail.id])
    expect(rows[0].status).toBe('undone')
  })
})

describe('sending again', () => {
  test('creates a mail with the same text, to the family’s current address, and once for two clicks', async () => {
    const { id, mail } = await answered()
    await makeDue(pool(), mail.id)
    await deliver(mail.id)
    await pool().query(`UPDATE player_registrations SET parent_email = 'new.address@example.org' WHERE id = $1`, [id])
    await Promise.all([post(postResend, { mail: mail.id }), post(postResend, { mail: mail.id })])
    const answers = (await mailsOf(pool(), id)).filter(({ kind }) => kind === 'answer-evaluation')
    expect(answers.map(({ status }) => status)).toEqual(['kept', 'queued'])
    expect(answers[1]).toMatchObject({ to: 'new.address@example.org', text: mail.text, sent_by: 'Test registrar' })
    const { rows } = await pool().query(
      `SELECT 1 FROM audit_events WHERE entry_id = $1 AND action = 'mail sent again'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('is rejected while the first one waits', async () => {
    const { mail } = await answered()
    expect((await post(postResend, { mail: mail.id })).status).toBe(409)
  })
})

function setStatus(id: string, status: string) {
  return pool().query('UPDATE player_registrations SET status = $2 WHERE id = $1', [id, status])
}
