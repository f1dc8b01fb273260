import { pool } from '@/server/database/pool'
import { codeLookup, normalizeCode } from './code-text'
import { verifySecret } from '@/server/secrets'
import { sessionToken } from './session-cookie'
import { startSession } from './sessions'
import type { AttemptOutcome } from '@/server/challenged-attempts'
import { attemptSignIn, type LoginAttempt } from './login-throttle'

export type SignIn = { token: string; name: string; isFirst: boolean }

type Candidate = { id: string; hash: string | null; isConfirmed: boolean }

/** The request of the attempt and the solved proof of work. */
export type SignInAttempt = Pick<LoginAttempt, 'request' | 'proof'>

/** Signs in with an access code. The result is null when the code is unknown or expired, or its member may not sign in. */
export function signInByCode(input: string, asking: SignInAttempt): Promise<AttemptOutcome<SignIn | null>> {
  return attemptSignIn({ kind: 'code', ...asking }, async () => {
    const code = normalizeCode(input)
    const candidate = await findByCode(code)
    return (await verifySecret(code, candidate?.hash)) ? open(candidate, asking.request) : null
  })
}

/**
 * Signs in with the e-mail and password of a parent's account. The result is null when they do not match or the address is not
 * confirmed.
 */
export function signInByPassword(
  email: string,
  password: string,
  asking: SignInAttempt,
): Promise<AttemptOutcome<SignIn | null>> {
  return attemptSignIn({ kind: 'password', account: email, ...asking }, async () => {
    const candidate = await findByEmail(email)
    const isRight = await verifySecret(password, candidate?.hash)
    return isRight && candidate?.isConfirmed ? open(candidate, asking.request) : null
  })
}

/**
 * Opens a session for an authenticated member, ends the previous one of this browser, and stores the time. Returns null when
 * the secret was changed after it was verified.
 */
export async function open(candidate: Candidate | undefined, request: Request): Promise<SignIn | null> {
  if (!candidate?.hash) return null
  const [userAgent, earlier] = [request.headers.get('user-agent'), sessionToken(request)]
  const token = await startSession({ memberId: candidate.id, proof: candidate.hash, userAgent, earlier })
  if (!token) return null
  const { rows } = await pool().query<Omit<SignIn, 'token'>>(
    `UPDATE members m SET last_sign_in_at = now(), first_sign_in_at = coalesce(m.first_sign_in_at, now())
     FROM (SELECT id, first_sign_in_at IS NULL AS is_first FROM members WHERE id = $1 FOR UPDATE) earlier
     WHERE m.id = earlier.id RETURNING m.name, earlier.is_first AS "isFirst"`,
    [candidate.id],
  )
  return rows[0] ? { token, ...rows[0] } : null
}

/** Returns the parent's account with this address if it may sign in. */
async function findByEmail(email: string): Promise<Candidate | undefined> {
  const { rows } = await pool().query<Candidate>(
    `SELECT m.id, s.password_hash AS hash, m.confirmed_at IS NOT NULL AS "isConfirmed"
     FROM members m LEFT JOIN member_secrets s ON s.member_id = m.id
     WHERE m.email = $1 AND m.role = 'parent' AND m.is_active`,
    [email],
  )
  return rows[0]
}

async function findByCode(code: string): Promise<Candidate | undefined> {
  const { rows } = await pool().query<Candidate>(
    `SELECT m.id, s.code_hash AS hash, true AS "isConfirmed"
     FROM member_secrets s JOIN members m ON m.id = s.member_id AND m.is_active
     WHERE s.code_lookup = $1 AND s.code_expires_at > now()`,
    [codeLookup(code)],
  )
  return rows[0]
}
