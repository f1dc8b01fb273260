import { beforeEach, expect, test, vi } from 'vitest'
import { postAllSessions, postSessions } from '@/features/staff/server/handlers/sessions'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import {
  cookiesOf,
  get,
  makeColleague,
  PASSWORD,
  postTo,
  problemsOf,
  send,
  signIn,
  whoIs,
} from './staff-sign-in-support'
import { freshDatabase, payload } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

/** Signs a person in this many times; returns the cookies and ids of those sessions. */
async function signedIn(times: number) {
  const person = await makeColleague()
  const cookies: string[] = []
  for (let n = 0; n < times; n += 1) cookies.push(cookiesOf(await signIn(person.email, PASSWORD)))
  const { rows } = await pool().query<{ id: string }>(
    'SELECT id FROM staff_sessions WHERE _parent_id = $1 ORDER BY created_at',
    [person.id],
  )
  return { ...person, cookies, ids: rows.map(({ id }) => id) }
}

const living = (cookies: string[]) => Promise.all(cookies.map(async (cookie) => (await whoIs(cookie)) !== null))

test('a person ends one of their own sessions, or all others, but not another person’s', async () => {
  const kim = await signedIn(4)
  const sam = await signedIn(1)
  await postTo(postSessions, { session: sam.ids[0]! }, kim.cookies[0])
  expect(await living(sam.cookies)).toEqual([true])
  const answer = await postTo(postSessions, { session: kim.ids[1]! }, kim.cookies[0])
  expect(answer.status).toBe(200)
  expect(await living(kim.cookies)).toEqual([true, false, true, true])
  await postTo(postSessions, { session: 'others' }, kim.cookies[0])
  expect(await living(kim.cookies)).toEqual([true, false, false, false])
  expect((await postTo(postSessions, { session: 'others' })).status).toBe(401)
})

test('only an admin signs a person out everywhere, which is recorded', async () => {
  const kim = await signedIn(2)
  const admin = await makeColleague('admin')
  expect((await postTo(postAllSessions, { staff: kim.id }, kim.cookies[0])).status).toBe(403)
  const cookie = cookiesOf(await signIn(admin.email, PASSWORD))
  expect((await postTo(postAllSessions, { staff: kim.id }, cookie)).status).toBe(200)
  expect(await living(kim.cookies)).toEqual([false, false])
  const { rows } = await pool().query(
    `SELECT actor_id, action, detail FROM audit_events WHERE entry_id = $1 AND action <> 'signed in'`,
    [kim.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id, action: 'signed out', detail: '2 sessions' }])
})

test('each ended session stays out, although a stale write contains them all', async () => {
  const kim = await signedIn(3)
  const cms = await payload()
  const before = await cms.db.findOne<{ id: string; sessions: unknown[] }>({
    collection: 'staff',
    where: { id: { equals: kim.id } },
  })
  for (const session of [kim.ids[1]!, kim.ids[2]!]) await postTo(postSessions, { session }, kim.cookies[0])
  await cms.db.updateOne({ collection: 'staff', id: kim.id, data: { sessions: before!.sessions } })
  expect(await living(kim.cookies)).toEqual([true, false, false])
})

test('a stale write restores neither an ended session nor one of a suspended person', async () => {
  const kim = await signedIn(2)
  const cms = await payload()
  const where = { id: { equals: kim.id } }
  const before = await cms.db.findOne<{ id: string; sessions: unknown[] }>({ collection: 'staff', where })
  await postTo(postSessions, { session: kim.ids[1]! }, kim.cookies[0])
  await cms.db.updateOne({ collection: 'staff', id: kim.id, data: before! })
  expect(await living(kim.cookies)).toEqual([true, false])
  await cms.update({ collection: 'staff', id: kim.id, data: { isSuspended: true } })
  await cms.db.updateOne({ collection: 'staff', id: kim.id, data: { sessions: before!.sessions } })
  expect(await living(kim.cookies)).toEqual([false, false])
})

test('a session stores the kind of device and its last use, and no address', async () => {
  const kim = await signedIn(1)
  const request = await get('access', kim.cookies[0]!)
  expect(request.status).toBe(200)
  const { rows } = await pool().query<Record<string, unknown>>('SELECT * FROM staff_sessions WHERE _parent_id = $1', [
    kim.id,
  ])
  expect(rows[0]).toMatchObject({ device: 'Unknown device', last_used_at: expect.any(Date) as Date })
  expect(JSON.stringify(rows)).not.toContain('198.51')
  // Payload rewrites all sessions at the next sign-in.
  await signIn(kim.email, PASSWORD)
  const { rows: after } = await pool().query('SELECT device FROM staff_sessions WHERE id = $1', [kim.ids[0]])
  expect(after).toEqual([{ device: 'Unknown device' }])
})

test('a session is refreshed for six hours, and so ends within twelve', async () => {
  const kim = await signedIn(1)
  const began = (ago: string) =>
    pool().query(`UPDATE staff_sessions SET created_at = now() - $2::interval WHERE id = $1`, [kim.ids[0], ago])
  await began('5 hours 59 minutes')
  const refreshed = await send('POST', 'refresh-token', { cookie: kim.cookies[0], body: {} })
  expect(refreshed.status).toBe(200)
  const [, token = ''] = /-token=([^;]+)/.exec(cookiesOf(refreshed)) ?? []
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number }
  const hours = (exp * 1000 - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(5.9)
  expect(hours).toBeLessThanOrEqual(6)

  await began('6 hours 1 minute')
  const refused = await send('POST', 'refresh-token', { cookie: kim.cookies[0], body: {} })
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []])
  expect((await problemsOf(refused))[0]?.message).toContain('Please sign in again')
})
