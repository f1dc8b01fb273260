import { beforeEach, describe, expect, test } from 'vitest'
import { postInvite } from '@/features/inbox/server/handlers'
import type { Outcome } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'
import { makeOther, makeRegistration, staffRequest } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function makeDay(day: string, state = 'open'): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO tryout_days (title, day, state) VALUES ('A day', $1, $2::enum_tryout_days_state) RETURNING id`,
    [day, state],
  )
  return rows[0]!.id
}

async function invite(day: string, entries: string[], role: 'registrar' | 'treasurer' = 'registrar') {
  const response = await postInvite(await staffRequest(role, 'invite', { day, entries }))
  return { status: response.status, outcome: (await response.json()) as Outcome }
}

const daysOf = async () => (await pool().query('SELECT id, tryout_day_id AS day FROM tryout_registrations')).rows

describe('bulk invitations to a tryout day', () => {
  test('invite the tryouts, and report that others have no tryout day', async () => {
    const day = await makeDay('2099-08-01T12:00:00Z')
    const [first, second] = [await makeOther('tryout', 'Ada One'), await makeOther('tryout', 'Bea Two')]
    const registration = await makeRegistration()
    const { outcome } = await invite(day, [first, second, registration])
    expect(outcome.changed).toEqual([first, second])
    expect(outcome.skipped).toMatchObject([{ id: registration, reason: 'Only tryouts have a tryout day.' }])
    expect((await daysOf()).every((row) => row.day === day)).toBe(true)
  })

  test('are rejected for a past or closed day, and for staff who may not access tryouts', async () => {
    const id = await makeOther('tryout', 'Ada One')
    expect((await invite(await makeDay('2020-08-01T12:00:00Z'), [id])).status).toBe(404)
    expect((await invite(await makeDay('2099-08-01T12:00:00Z', 'closed'), [id])).status).toBe(404)
    expect((await invite(await makeDay('2099-08-01T12:00:00Z'), [id], 'treasurer')).status).toBe(404)
    expect(await daysOf()).toEqual([{ id, day: null }])
  })
})
