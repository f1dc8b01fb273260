import { beforeEach, describe, expect, test, vi } from 'vitest'
import { resolveRedirect } from '@/features/staff/server/admin-gate'
import { postFactorRemoval, postSecondFactor } from '@/features/staff/server/handlers/second-factor'
import { postSignInCode } from '@/features/staff/server/handlers/sign-in-code'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { cookiesOf, get, makeColleague, PASSWORD, postTo, send, signIn, whoIs } from './staff-sign-in-support'
import { pendingCookieOf, codeOf, read, withFactor } from './staff-factor-support'
import { freshDatabase, payload } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  await pool().query('TRUNCATE rate_limits')
})

async function sessionsOf(id: string): Promise<number> {
  const { rowCount } = await pool().query('SELECT FROM staff_sessions WHERE _parent_id = $1', [id])
  return rowCount ?? 0
}

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message
}

describe('an account with a second factor', () => {
  test('gets no session for its password, and one for its code, once', async () => {
    const { id, email, secret } = await withFactor()
    const before = await sessionsOf(id)
    const answer = await signIn(email, PASSWORD)
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([202, 1])
    expect(await answer.text()).not.toMatch(/token|exp|colleague/)
    const pending = cookiesOf(answer)
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=300; HttpOnly/)
    expect([await sessionsOf(id), await whoIs(pending)]).toEqual([before, null])
    const headers = new Headers({ cookie: pending })
    expect(await resolveRedirect('login', { redirect: '/admin/inbox' }, headers)).toMatch(
      /^\/admin\/sign-in-code\?.*inbox/,
    )
    expect(await resolveRedirect('login', { again: '1' }, headers)).toBeNull()
    expect(await resolveRedirect('login', {}, new Headers())).toBeNull()
    const code = codeOf(secret)
    const both = await Promise.all([0, 1].map(() => postTo(postSignInCode, { code }, pending)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await messageOf(both.find(({ status }) => status === 422)!)).toContain('the code of now')
    const entered = both.find(({ status }) => status === 200)!
    expect(await whoIs(cookiesOf(entered))).toBe(id)
    expect(cookiesOf(entered)).toMatch(/staff-sign-in-pending=;/)
  })

  test('accepts each recovery code once, and records it', async () => {
    const { id, email, codes } = await withFactor()
    const pending = await pendingCookieOf(email)
    const code = codes[3]!.toLowerCase()
    expect((await postTo(postSignInCode, { code }, pending)).status).toBe(200)
    const again = await postTo(postSignInCode, { code }, pending)
    expect([again.status, await messageOf(again)]).toEqual([
      422,
      expect.stringMatching(/^This is not one of your recovery codes/),
    ])
    expect((await postTo(postSignInCode, { code: codes[4]! }, pending)).status).toBe(200)
    const { rows } = await pool().query(
      `SELECT action, count(*)::int AS times FROM audit_events WHERE entry_id = $1 AND kind = 'staff' GROUP BY 1 ORDER BY 1`,
      [id],
    )
    expect(rows).toEqual([
      { action: 'recovery code used', times: 2 },
      { action: 'second factor on', times: 1 },
      { action: 'signed in', times: 1 },
    ])
  })

  test('rejects a cookie that is old, changed, or of a previous password', async () => {
    const { id, email, secret } = await withFactor()
    const pending = await pendingCookieOf(email)
    const other = await withFactor()
    const forged = pending.replace(id, other.id)
    expect((await read(await postTo(postSignInCode, { code: codeOf(other.secret) }, forged))).isOver).toBe(true)
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1_000, toFake: ['Date'] })
    expect((await postTo(postSignInCode, { code: codeOf(secret) }, pending)).status).toBe(401)
    vi.useRealTimers()
    await (await payload()).update({ collection: 'staff', id, data: { password: 'quite-another-sentence' } })
    expect((await postTo(postSignInCode, { code: codeOf(secret) }, pending)).status).toBe(401)
  })

  test('allows ten wrong codes, which block no other device', async () => {
    const { email, secret } = await withFactor()
    const pending = await pendingCookieOf(email)
    for (let n = 0; n < 10; n += 1) expect((await postTo(postSignInCode, { code: '000000' }, pending)).status).toBe(422)
    expect((await postTo(postSignInCode, { code: codeOf(secret) }, pending)).status).toBe(429)
    await pool().query("DELETE FROM rate_limits WHERE key NOT LIKE '%:account:%'")
    const entered = await postTo(postSignInCode, { code: codeOf(secret) }, pending)
    const known = cookiesOf(entered)
    await pool().query("UPDATE rate_limits SET points = 1000 WHERE key LIKE 'wrong:staff:code:account:%'")
    await pool().query('UPDATE staff_factors SET last_step = 0')
    expect(
      (
        await postTo(
          postSignInCode,
          { code: codeOf(secret) },
          `${pending}; ${known.replace(/^[^;]*; staff-sign-in-pending=; /, '')}`,
        )
      ).status,
    ).toBe(200)
  })

  test('gets a new password by a mailed link, and no session', async () => {
    const { id, email, secret } = await withFactor()
    const token = await (await payload()).forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    const reset = await send('POST', 'reset-password', { body: { token, password: 'another-long-sentence' } })
    expect([reset.status, await sessionsOf(id)]).toEqual([202, 0])
    expect(cookiesOf(reset)).not.toContain('-token=')
    expect(await reset.text()).not.toMatch(/token|colleague/)
    expect((await postTo(postSignInCode, { code: codeOf(secret) }, cookiesOf(reset))).status).toBe(200)
  })

  test('cannot bypass the code step by an address in capitals', async () => {
    const { email } = await withFactor()
    const coach = await makeColleague('coach')
    const cookie = cookiesOf(await signIn(coach.email, PASSWORD))
    for (const action of ['LOGIN', 'Login']) {
      const answer = await send('POST', action, { cookie, body: { email, password: PASSWORD } })
      expect([answer.status, cookiesOf(answer).includes('-token=')]).toEqual([202, false])
    }
  })

  test('returns nothing of it in any response, and stores nothing readable', async () => {
    const { id, cookie, secret, codes } = await withFactor('admin')
    const answers = await Promise.all([
      get(`staff/${id}`, cookie),
      get('staff?depth=2', cookie),
      get('staff/me', cookie),
    ])
    const responses = (await Promise.all(answers.map((answer) => answer.text()))).join()
    const { rows } = await pool().query(
      `SELECT (SELECT json_agg(f) FROM staff_factors f)::text || (SELECT json_agg(c) FROM staff_recovery_codes c)::text
        || (SELECT json_agg(e) FROM audit_events e)::text AS kept`,
    )
    for (const one of [secret, ...codes]) expect(responses + JSON.stringify(rows)).not.toContain(one)
  })
})

describe('its setup', () => {
  test('needs a correct code, and a fresh sign-in or the person’s own password', async () => {
    const person = await makeColleague()
    const cookie = cookiesOf(await signIn(person.email, PASSWORD))
    await pool().query("UPDATE staff_sessions SET created_at = now() - interval '11 minutes'")
    for (const action of ['begin', 'codes', 'remove']) {
      const refused = await postTo(postSecondFactor, { action }, cookie)
      expect([refused.status, (await read(refused)).asks]).toEqual([403, 'password'])
    }
    const { secret } = await read(await postTo(postSecondFactor, { action: 'begin', password: PASSWORD }, cookie))
    expect((await postTo(postSecondFactor, { action: 'confirm', code: '000000' }, cookie)).status).toBe(422)
    expect((await signIn(person.email, PASSWORD)).status).toBe(200)
    expect((await postTo(postSecondFactor, { action: 'confirm', code: codeOf(secret) }, cookie)).status).toBe(200)
    const again = await postTo(postSecondFactor, { action: 'begin', password: PASSWORD }, cookie)
    expect(again.status).toBe(409)
  })

  test('cannot be reset by an admin before it is confirmed', async () => {
    const [person, admin] = [await makeColleague(), await makeColleague('admin')]
    const cookie = cookiesOf(await signIn(person.email, PASSWORD))
    const { secret } = await read(await postTo(postSecondFactor, { action: 'begin' }, cookie))
    const byAdmin = cookiesOf(await signIn(admin.email, PASSWORD))
    expect((await postTo(postFactorRemoval, { staff: person.id }, byAdmin)).status).toBe(409)
    expect((await postTo(postSecondFactor, { action: 'confirm', code: codeOf(secret) }, cookie)).status).toBe(200)
  })

  test('is reset by an admin with a proof, and the person is notified by mail', async () => {
    const { id, email } = await withFactor()
    const coach = await makeColleague('coach')
    const theirs = cookiesOf(await signIn(coach.email, PASSWORD))
    expect((await postTo(postFactorRemoval, { staff: id }, theirs)).status).toBe(403)
    const admin = await makeColleague('admin')
    const cookie = cookiesOf(await signIn(admin.email, PASSWORD))
    await pool().query("UPDATE staff_sessions SET created_at = now() - interval '11 minutes'")
    expect((await postTo(postFactorRemoval, { staff: id }, cookie)).status).toBe(403)
    expect((await postTo(postFactorRemoval, { staff: id, password: PASSWORD }, cookie)).status).toBe(200)
    expect((await postTo(postFactorRemoval, { staff: id, password: PASSWORD }, cookie)).status).toBe(409)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const { rows } = await pool().query(
      `SELECT e.actor_id = $2 AS "byAdmin", (SELECT count(*)::int FROM mails WHERE "to" = $3) AS mails
       FROM audit_events e WHERE entry_id = $1 AND action = 'second factor removed'`,
      [id, admin.id, email],
    )
    expect(rows).toEqual([{ byAdmin: true, mails: 1 }])
  })
})
