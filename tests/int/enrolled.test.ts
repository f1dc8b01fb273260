import { beforeEach, describe, expect, test } from 'vitest'
import { postMove } from '@/features/inbox/server/handlers'
import { moveEntry } from '@/features/entries/server/move'
import { postAccept, postEnroll } from '@/features/people/server/rosters/handlers'
import { findAcceptance } from '@/features/people/server/rosters/queries'
import { pool } from '@/server/database/pool'
import { ALL, sign, start } from './enrolment-support'
import { makeOther, seen, staffRequest } from './inbox-support'
import { accept, acceptedRegistration, clearRosters, context, makeSeasons } from './rosters-support'
import { post } from './status-mails-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

const REASON = 'The papers were signed by hand at the gym.'
const THROUGH_ROSTER = /A player is enrolled through the roster: use “Accept to roster”/

async function statusOf(id: string): Promise<string> {
  return (await pool().query('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])).rows[0].status
}

describe('“Enrolled” without a place on a roster', () => {
  test('is rejected when staff save it in the admin, and the panel of the roster stays', async () => {
    const id = await acceptedRegistration()
    const user = await staffAs('registrar')
    const saved = (await payload()).update({
      collection: 'player-registrations',
      id,
      data: { status: 'enrolled' },
      user,
      overrideAccess: false,
      context,
    })
    await expect(saved).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(THROUGH_ROSTER) }] },
    })
    expect(await statusOf(id)).toBe('accepted')
    expect(await findAcceptance(id)).toMatchObject({ kind: 'open' })
  })

  test('is rejected for bulk changes and answers', async () => {
    const id = await acceptedRegistration()
    const { revision } = await (await payload()).findByID({ collection: 'player-registrations', id })
    const body = { status: 'enrolled', entries: seen([id], revision) }
    const answer = await postMove(await staffRequest('registrar', 'move', body))
    expect(await answer.json()).toMatchObject({
      changed: [],
      skipped: [{ id, reason: expect.stringMatching(THROUGH_ROSTER) }],
    })
    const moved = await moveEntry(await staffAs('registrar'), { kind: 'player-registrations', id, status: 'enrolled' })
    expect(moved).toMatchObject({ error: expect.stringMatching(THROUGH_ROSTER) })
  })

  test('is rejected by the database, for any writer', async () => {
    const id = await acceptedRegistration()
    const write = (table: string, one: string) =>
      pool().query(`UPDATE ${table} SET status = 'enrolled' WHERE id = $1`, [one])
    await expect(write('player_registrations', id)).rejects.toMatchObject({ constraint: 'enrolled_by_roster' })
    await accept(id)
    await expect(write('player_registrations', id)).rejects.toMatchObject({ constraint: 'enrolled_by_roster' })
    const tryout = await makeOther('tryout', 'Jordan')
    await expect(write('tryout_registrations', tryout)).rejects.toMatchObject({ constraint: 'enrolled_by_roster' })
  })

  test('may be saved again after the player has left', async () => {
    const id = await acceptedRegistration()
    await accept(id, { withoutPapers: REASON })
    await pool().query(`UPDATE enrolments SET state = 'ended' WHERE registration_id = $1`, [id])
    await pool().query(`UPDATE player_registrations SET status = status, updated_at = now() WHERE id = $1`, [id])
    expect(await statusOf(id)).toBe('enrolled')
  })

  test('may be saved again for a tryout as well', async () => {
    const { rows } = await pool().query<{ id: string }>(
      `INSERT INTO tryout_registrations
       SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'reference', 'TR-AGAIN', 'status', 'enrolled'))).*
       FROM tryout_registrations t WHERE id = $1 RETURNING id`,
      [await makeOther('tryout', 'Jordan')],
    )
    await pool().query('UPDATE tryout_registrations SET status = status WHERE id = $1', [rows[0]!.id])
    expect(await statusOf(rows[0]!.id)).toBe('enrolled')
  })

  test('our own code changes a status through changeStatus() only', async () => {
    const id = await acceptedRegistration()
    const update = (await payload()).update({ collection: 'player-registrations', id, data: { status: 'withdrawn' } })
    await expect(update).rejects.toThrow('Only changeStatus() changes the status')
  })
})

test('a registration of a player whose family has signed for the season is enrolled at once', async () => {
  const { enrolment } = await start()
  await sign(enrolment, ALL)
  const again = await acceptedRegistration({ goals: 'Another season.' })
  await accept(again)
  expect(await statusOf(again)).toBe('enrolled')
})

describe('“Enroll without papers”', () => {
  test('creates the player and the place at once, with the reason, and hides the name until the family has signed', async () => {
    const id = await acceptedRegistration()
    const { player } = await accept(id, { withoutPapers: REASON })
    expect(await statusOf(id)).toBe('enrolled')
    expect(await findAcceptance(id)).toMatchObject({ kind: 'made', isEnrolled: true, withoutPapers: REASON })
    const { rows } = await pool().query('SELECT publication FROM players WHERE id = $1', [player])
    expect(rows).toEqual([{ publication: 'hidden' }])
  })

  test('enrolls an existing player of the roster, once, and is recorded', async () => {
    const id = await acceptedRegistration()
    await accept(id)
    for (const _press of [1, 2]) expect((await post(postEnroll, { registration: id, reason: REASON })).status).toBe(200)
    expect(await statusOf(id)).toBe('enrolled')
    const noted = await pool().query(
      `SELECT 1 FROM audit_events WHERE action = 'enrolled without papers' AND entry_id = $1`,
      [id],
    )
    expect(noted.rowCount).toBe(1)
  })

  test('needs a reason, and a player on a roster', async () => {
    const id = await acceptedRegistration()
    expect((await post(postEnroll, { registration: id, reason: REASON })).status).toBe(409)
    expect((await post(postEnroll, { registration: id, reason: ' ' })).status).toBe(422)
    const accepted = { registration: id, division: '12U', gender: 'girl', number: '', withoutPapers: ' ' }
    expect((await post(postAccept, accepted)).status).toBe(422)
    expect(await statusOf(id)).toBe('accepted')
  })
})
