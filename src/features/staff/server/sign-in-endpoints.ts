import type { Challenge } from 'altcha-lib'
import { setTimeout } from 'node:timers/promises'
import { staffPasswordProblem } from '@/lib/staff-password'
import { knownDeviceCookie } from '@/server/known-device'
import { pool } from '@/server/database/pool'
import { checkRate } from '@/server/rate-limit'
import { attemptOrChallenge } from '@/server/challenged-attempts'
import { hashToken } from '@/server/secrets'
import { hasFactor } from '@/server/staff-factor'
import { isInvited } from './invitations'
import { findByPassword } from './password'
import { pendingCookie } from './pending-sign-in'
import { dropSessions } from './sessions'
import { passwordLimits } from './attempt-limits'
import { parseCredentials, type Credentials } from './credentials'

/** Payload's own handler, called with the parsed request. */
type Handle = (request: Request) => Promise<Response>

/** The minimum response time, longer than both sending and not sending a mail take, to prevent timing attacks. */
const MIN_RESPONSE_MS = 800

const WRONG =
  'The email or password provided is incorrect. If you are sure of both, ask an admin of the academy whether the account may sign in.'
const CODE_REQUIRED = 'The password was right. Now type the code of your second factor.'
/** An invited person who has not accepted gets no other link than the invitation: the mail goes to this invalid address. */
const UNREACHABLE_ADDRESS = 'unknown@invited.invalid'
const EXPIRED_LINK = 'This link has expired. Ask for a new one below.'
const TOO_MANY = 'Too many tries. Wait a moment, then try again.'

/** Returns the handler of a staff sign-in endpoint, each throttled before any work. Null for other routes. */
export function signInEndpoint(route: string): ((request: Request, handle: Handle) => Promise<Response>) | null {
  return ENDPOINTS.get(route) ?? null
}

const ENDPOINTS = new Map([
  ['staff/login', signIn],
  ['staff/forgot-password', forgotPassword],
  ['staff/reset-password', resetPassword],
])

/**
 * Answers in the same time and with the same message if the account is unknown or suspended, or the password is wrong. Accounts
 * cannot be locked: attempts of strangers do not count on known devices, and elsewhere an attempt costs a proof of work.
 */
async function signIn(request: Request, handle: Handle): Promise<Response> {
  const credentials = await parseCredentials(request)
  const { email, password, proof } = credentials
  const limits = passwordLimits(email, request)
  const tried = await attemptOrChallenge({ limits, purpose: 'staff', proof }, async () => {
    const id = await findByPassword(email, password)
    if (!id) return null
    if (await hasFactor(id)) return requireCode(id)
    return remember(await handle(asJson(request, { email, password })), request, email)
  })
  if ('waitSeconds' in tried) return refuse(429, TOO_MANY, tried.waitSeconds, tried.challenge)
  return tried.result ?? refuse(401, WRONG)
}

// Creates no session yet: the sign-in page continues with the code (src/app/(payload)/admin).
async function requireCode(staffId: string): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': await pendingCookie(staffId) }
  return Response.json({ message: CODE_REQUIRED, needsCode: true }, { status: 202, headers })
}

async function forgotPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { email } = await parseCredentials(request)
  const answer = async () => handle(asJson(request, { email: (await isInvited(email)) ? UNREACHABLE_ADDRESS : email }))
  const [response] = await Promise.all([answer(), setTimeout(MIN_RESPONSE_MS)])
  return response
}

/**
 * Marks the device as known, because the reset link proves access to the account's mail. Payload creates a session, which is
 * deleted if the account has a second factor.
 */
async function resetPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { token, password } = await parseCredentials(request)
  // The database stores only the hash (hash_reset_token() in src/database/functions.sql).
  const tokenHash = hashToken(token).toString('hex')
  // Payload would log a used link as an error.
  if (!(await isResetToken(tokenHash))) return refuse(403, EXPIRED_LINK)
  const problem = await staffPasswordProblem(password)
  if (problem) return refuse(400, problem)
  const response = await handle(asJson(request, { token: tokenHash, password }))
  if (!response.ok) return response
  const { user } = (await response.clone().json()) as { user?: { id?: string; email?: string } }
  if (!user?.id || !(await hasFactor(user.id))) return remember(response, request, user?.email ?? '')
  await dropSessions(user.id)
  return requireCode(user.id)
}

async function isResetToken(tokenHash: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'SELECT FROM staff WHERE reset_password_token = $1 AND reset_password_expiration > now()',
    [tokenHash],
  )
  return rowCount === 1
}

// Passes on exactly the parsed values in whatever format they were sent, so that no request bypasses the throttle.
function asJson(request: Request, credentials: Partial<Credentials>): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(credentials) })
}

function remember(response: Response, request: Request, email: string): Response {
  const headers = new Headers(response.headers)
  if (response.ok) headers.append('Set-Cookie', knownDeviceCookie('staff', request, email))
  return new Response(response.body, { status: response.status, headers })
}

function refuse(status: number, message: string, retryAfter?: number, challenge?: Challenge): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json({ errors: [{ message }], challenge }, { status, headers })
}
