import type { Challenge } from 'altcha-lib'
import { setTimeout } from 'node:timers/promises'
import { staffPasswordProblem } from '@/lib/staff-password'
import { knownDeviceCookie } from '../known-device'
import { checkRate } from '../rate-limit'
import { tryOrProve } from '../proven-tries'
import { hashToken } from '../secrets'
import { hasFactor } from './has-factor'
import { isInvited } from './invitations'
import { findByPassword } from './password'
import { pendingCookie } from './pending-sign-in'
import { dropSessions } from './sessions'
import { passwordLimits } from './try-limits'
import { readTyped, type Typed } from './typed'

/** Payload's own handler, for the request as this door read it. */
type Handle = (request: Request) => Promise<Response>

/** A mail that is sent and one that is not take as long: more than either needs. */
const EVEN_MS = 800

const WRONG =
  'The email or password provided is incorrect. If you are sure of both, ask an admin of the academy whether the account may sign in.'
const CODE_ASKED = 'The password was right. Now type the code of your second factor.'
/** Whoever is invited and not in yet is sent no other link than the invitation: the mail goes to nobody. */
const NOBODY = 'nobody@invited.invalid'
const TOO_MANY = 'Too many tries. Wait a moment, then try again.'

/** The ways in of staff, each slowed down before any work is done. Null: this route is none of them. */
export function staffDoor(route: string): ((request: Request, handle: Handle) => Promise<Response>) | null {
  return DOORS.get(route) ?? null
}

const DOORS = new Map([
  ['staff/login', signIn],
  ['staff/forgot-password', forgotPassword],
  ['staff/reset-password', resetPassword],
])

/**
 * Answers in the same time and words whether an account is unknown or suspended or the password is wrong. Nobody can lock
 * an account: what strangers tried does not count where it has signed in before, and elsewhere a try costs a proof of work.
 */
async function signIn(request: Request, handle: Handle): Promise<Response> {
  const typed = await readTyped(request)
  const { email, password, proof } = typed
  const limits = passwordLimits(email, request)
  const tried = await tryOrProve({ limits, purpose: 'staff', proof }, async () => {
    const id = await findByPassword(email, password)
    if (!id) return null
    if (await hasFactor(id)) return askForCode(id)
    return remember(await handle(asJson(request, { email, password })), request, email)
  })
  if ('waitSeconds' in tried) return refuse(429, TOO_MANY, tried.waitSeconds, tried.challenge)
  return tried.result ?? refuse(401, WRONG)
}

// No session yet: the sign-in page goes on to the question for the code (src/app/(payload)/admin).
async function askForCode(staffId: string): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': await pendingCookie(staffId) }
  return Response.json({ message: CODE_ASKED, needsCode: true }, { status: 202, headers })
}

async function forgotPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { email } = await readTyped(request)
  const answer = async () => handle(asJson(request, { email: (await isInvited(email)) ? NOBODY : email }))
  const [response] = await Promise.all([answer(), setTimeout(EVEN_MS)])
  return response
}

/** Whoever has the mail of an account is known to it from then on. Payload signs them in, which a second factor undoes. */
async function resetPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { token, password } = await readTyped(request)
  const problem = await staffPasswordProblem(password)
  if (problem) return refuse(400, problem)
  // Stored is only the hash (hash_reset_token() in src/database/functions.sql).
  const response = await handle(asJson(request, { token: hashToken(token).toString('hex'), password }))
  if (!response.ok) return response
  const { user } = (await response.clone().json()) as { user?: { id?: string; email?: string } }
  if (!user?.id || !(await hasFactor(user.id))) return remember(response, request, user?.email ?? '')
  await dropSessions(user.id)
  return askForCode(user.id)
}

// What was read is what is handled, in whatever form it was sent: nothing slips past the count.
function asJson(request: Request, typed: Partial<Typed>): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(typed) })
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
