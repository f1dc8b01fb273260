import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { cookiesOf, makeColleague, PASSWORD, problemsOf, send, signIn } from './staff-sign-in-support'
import { freshDatabase } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

/** An admin who signed in this many minutes ago. */
async function adminSince(minutes: number) {
  const admin = await makeColleague('admin')
  const cookie = cookiesOf(await signIn(admin.email, PASSWORD))
  await pool().query('UPDATE staff_sessions SET created_at = now() - make_interval(mins => $2) WHERE _parent_id = $1', [
    admin.id,
    minutes,
  ])
  return { ...admin, cookie }
}

const needsPassword = [
  { path: 'currentPassword', message: expect.stringContaining('Type your own password here to change') as string },
]

describe('a sign-in older than ten minutes', () => {
  test('cannot change a password, e-mail address or role without the person’s own password', async () => {
    const { cookie } = await adminSince(11)
    const { id, email } = await makeColleague()
    const changes = [{ password: 'quite-another-sentence' }, { email: 'other@example.org' }, { roles: ['admin'] }]
    for (const body of changes)
      expect(await problemsOf(await send('PATCH', id, { cookie, body }))).toEqual(needsPassword)
    for (const body of changes)
      expect((await send('PATCH', id, { cookie, body: { ...body, currentPassword: PASSWORD } })).status).toBe(200)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn('other@example.org', 'quite-another-sentence')).status).toBe(200)
  })

  test('cannot change the person’s own password either, for any role', async () => {
    const coach = await makeColleague('coach')
    const cookie = cookiesOf(await signIn(coach.email, PASSWORD))
    await pool().query("UPDATE staff_sessions SET created_at = now() - interval '1 hour' WHERE _parent_id = $1", [
      coach.id,
    ])
    const body = { password: 'quite-another-sentence' }
    expect(await problemsOf(await send('PATCH', coach.id, { cookie, body }))).toEqual(needsPassword)
  })

  test('can still change a name, with unchanged fields in the request', async () => {
    const { cookie } = await adminSince(11)
    const { id, email } = await makeColleague()
    const body = { name: 'Kim Moreno', email: email.toUpperCase(), roles: ['registrar'] }
    expect((await send('PATCH', id, { cookie, body })).status).toBe(200)
  })

  test('has five attempts, and the entered password is neither stored nor logged', async () => {
    const { cookie, id } = await adminSince(11)
    const wrong = { roles: ['admin', 'editor'], currentPassword: 'not-mine-at-all' }
    for (let n = 0; n < 5; n += 1)
      expect(await problemsOf(await send('PATCH', id, { cookie, body: wrong }))).toEqual([
        { path: 'currentPassword', message: expect.stringContaining('not your own password') as string },
      ])
    const right = { ...wrong, currentPassword: PASSWORD }
    expect(await problemsOf(await send('PATCH', id, { cookie, body: right }))).toEqual([
      { path: 'currentPassword', message: expect.stringContaining('Too many wrong passwords') as string },
    ])
    await pool().query('TRUNCATE rate_limits')
    const done = await send('PATCH', id, { cookie, body: right })
    expect(done.status).toBe(200)
    expect(await done.text()).not.toContain(PASSWORD)
    const { rows } = await pool().query('SELECT to_jsonb(e)::text AS line FROM audit_events e')
    expect(JSON.stringify(rows)).not.toMatch(/currentPassword|a-long-and-quiet/)
  })
})

test('a sign-in of a moment ago is sufficient', async () => {
  const { cookie } = await adminSince(9)
  const { id } = await makeColleague()
  expect((await send('PATCH', id, { cookie, body: { roles: ['admin'] } })).status).toBe(200)
})

test('accounts cannot be created with a password, not even by an admin: new staff are invited', async () => {
  const { cookie } = await adminSince(0)
  const colleague = { name: 'New', email: 'new@example.org', password: PASSWORD, roles: ['editor'] }
  expect((await send('POST', '', { cookie, body: colleague })).status).toBe(403)
})
