import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { postSecondFactor } from '@/features/staff/server/handlers/second-factor'
import { pool } from '@/server/database/pool'
import { cookiesOf, makeColleague, PASSWORD, postTo, signIn } from './staff-sign-in-support'

type Answer = { secret: string; codes: string[]; message: string; asks?: string; isOver?: boolean }
/** Returns the response of a second-factor handler. */
export async function read(answer: Response): Promise<Answer> {
  return (await answer.json()) as Answer
}

/** Creates a member of staff with a second factor; returns them with the key, the recovery codes and a session cookie. */
export async function withFactor(role: 'admin' | 'registrar' = 'registrar') {
  const person = await makeColleague(role)
  const cookie = cookiesOf(await signIn(person.email, PASSWORD))
  const { secret } = await read(await postTo(postSecondFactor, { action: 'begin' }, cookie))
  const confirmed = await postTo(postSecondFactor, { action: 'confirm', code: codeOf(secret) }, cookie)
  expect(confirmed.status).toBe(200)
  // The code that confirmed the setup is used up; waiting for the next minute would take too long.
  await pool().query('UPDATE staff_factors SET last_step = 0 WHERE staff_id = $1', [person.id])
  return { ...person, cookie, secret, codes: (await read(confirmed)).codes }
}

/** Returns the code that an authenticator app with this key shows now. */
export function codeOf(secret: string): string {
  return generateSync({ secret })
}

/** Returns the cookie for the code step, after the correct password. */
export async function pendingCookieOf(email: string, cookie = ''): Promise<string> {
  const answer = await signIn(email, PASSWORD, { cookie })
  expect(answer.status).toBe(202)
  return cookiesOf(answer)
}
