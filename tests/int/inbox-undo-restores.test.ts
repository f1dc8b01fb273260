import { beforeEach, describe, expect, test } from 'vitest'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { postUndoChange } from '@/features/entries/server/status-mails/handlers'
import { findEntryState } from '@/features/entries/server/status-mails/queries'
import { undoMove } from '@/features/entries/server/undo/undo'
import { moveEntry } from '@/features/entries/server/move'
import { pool } from '@/server/database/pool'
import { giveConsents } from '../support/consents'
import { answerOf, ANSWER, jobOf } from '../support/status-mails'
import { valueOf } from '../support/result'
import { makeRegistration } from './inbox-support'
import { accept, acceptedRegistration, clearRosters, findPlayerState, makeSeasons } from './rosters-support'
import { answered, entry, post } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const KIND = 'player-registrations'

async function undo(id: string) {
  return undoMove(await staffAs('registrar'), { kind: KIND, id })
}

async function move(id: string, status: string): Promise<void> {
  valueOf(await moveEntry(await staffAs('registrar'), { kind: KIND, id, status }))
}

describe('undoing a status change', () => {
  test('restores the due time, so that an overdue entry is overdue again', async () => {
    const id = await makeRegistration()
    await pool().query(`UPDATE inbox_entries SET due_at = now() - interval '7 days' WHERE entry_id = $1`, [id])
    const { due_at: before } = await entry(id)
    valueOf(await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'evaluation', mail: ANSWER }))
    expect((await entry(id)).due_at).toBeNull()
    expect(await undo(id)).toMatchObject({ ok: true, value: { lost: [] } })
    expect(await entry(id)).toMatchObject({ status: 'pending', due_at: before })
  })

  test('restores an invitation that a decline had canceled, with its job', async () => {
    const { id, mail } = await answered('evaluation')
    valueOf(await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'declined', mail: ANSWER }))
    expect((await findMail(mail.id)).status).toBe('undone')
    expect(await undo(id)).toMatchObject({ value: { lost: [] } })
    const { status, send_at: sendAt } = await findMail(mail.id)
    expect([status, sendAt]).toEqual(['waiting', mail.send_at])
    expect(await jobOf(pool(), mail.id)).toBeDefined()
    expect((await answerOf(pool(), id)).status).toBe('undone')
  })

  test('restores the delay of a canceled mail whose time has passed, and uses the family’s current address', async () => {
    const { id, mail } = await answered('evaluation')
    await pool().query(`UPDATE mails SET send_at = now() - interval '1 hour' WHERE id = $1`, [mail.id])
    await move(id, 'declined')
    await pool().query(`UPDATE player_registrations SET parent_email = 'new@example.org' WHERE id = $1`, [id])
    valueOf(await undo(id))
    const restored = await findMail(mail.id)
    expect(restored).toMatchObject({ status: 'waiting', to: 'new@example.org' })
    expect(restored.send_at.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000)
  })

  test('names a canceled mail that cannot be sent any more', async () => {
    const { id, mail } = await answered('evaluation')
    await move(id, 'declined')
    await pool().query('DELETE FROM mails WHERE id = $1', [mail.id])
    expect(await undo(id)).toMatchObject({
      value: { lost: [expect.stringMatching(/cannot go out any more: write it again/)] },
    })
  })

  test('is possible once', async () => {
    const id = await makeRegistration()
    await move(id, 'evaluation')
    valueOf(await undo(id))
    expect(await undo(id)).toMatchObject({ error: 'It was taken back already.' })
    expect((await entry(id)).status).toBe('pending')
  })

  test('keeps a later change than the one that the person saw', async () => {
    const id = await makeRegistration()
    await move(id, 'evaluation')
    await move(id, 'declined')
    const late = await post(postUndoChange, { kind: KIND, id, to: 'evaluation' })
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { message: 'It was moved again since, so it stays as it is.' },
    ])
    expect((await entry(id)).status).toBe('declined')
    expect((await post(postUndoChange, { kind: KIND, id, to: 'declined' })).status).toBe(200)
  })

  test('is offered on the entry, also without a mail', async () => {
    const id = await makeRegistration()
    await move(id, 'evaluation')
    expect(await findEntryState(await staffAs('registrar'), KIND, id)).toMatchObject({ undoTo: 'pending' })
    const answer = await post(postUndoChange, { kind: KIND, id })
    expect(await answer.json()).toMatchObject({ status: 'pending', undoTo: null, lost: [] })
    expect((await post(postUndoChange, { kind: KIND, id }, 'treasurer')).status).toBe(404)
  })
})

describe('undoing a change that removed a player from the roster', () => {
  beforeEach(async () => {
    await clearRosters()
    await makeSeasons()
  })

  test('restores the place, the enrollment and the film room, and shows that the player must sign in again', async () => {
    const id = await acceptedRegistration()
    const { player } = await accept(id)
    await move(id, 'waitlisted')
    expect(await findPlayerState(player)).toEqual({ onRoster: false, inFilmRoom: false, enrolment: 'ended' })
    expect(await undo(id)).toMatchObject({
      value: { lost: [expect.stringMatching(/signs in to the film room again/)] },
    })
    expect(await findPlayerState(player)).toEqual({ onRoster: true, inFilmRoom: true, enrolment: 'invited' })
    expect((await entry(id)).status).toBe('accepted')
  })

  test('leaves an account inactive that staff had deactivated', async () => {
    const id = await acceptedRegistration()
    const { player } = await accept(id)
    await pool().query('UPDATE members SET is_active = false WHERE player_id = $1', [player])
    // The account of a coach who played here.
    await pool().query(`INSERT INTO members (name, role, player_id) VALUES ('Avery', 'coach', $1)`, [player])
    await move(id, 'withdrawn')
    expect(await undo(id)).toMatchObject({ value: { lost: [] } })
    expect(await findPlayerState(player)).toMatchObject({ onRoster: true, inFilmRoom: false })
  })

  test('names a place that was changed since', async () => {
    const id = await acceptedRegistration()
    const { player } = await accept(id)
    await move(id, 'waitlisted')
    await giveConsents(pool(), player)
    await pool().query(`UPDATE enrolments SET registration_id = NULL WHERE player_id = $1`, [player])
    expect(await undo(id)).toMatchObject({
      value: { lost: [expect.stringMatching(/accept the player to the roster again/)] },
    })
  })

  test('is rejected once the registration led to the roster', async () => {
    const id = await acceptedRegistration()
    await accept(id)
    expect(await undo(id)).toMatchObject({ error: expect.stringMatching(/^Its place on the roster is settled/) })
  })
})

async function findMail(id: string) {
  const { rows } = await pool().query('SELECT * FROM mails WHERE id = $1', [id])
  return rows[0]
}
