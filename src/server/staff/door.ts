import { setTimeout } from 'node:timers/promises'
import { staffPasswordProblem } from '@/lib/staff-password'
import { findKnownDevice, knownDeviceCookie } from '../known-device'
import { checkRate, clientAddress } from '../rate-limit'
import { keyedHash } from '../secrets'
import { tryWithin, type TryLimit } from '../throttle'
import { isStaffPassword } from './password'
import { readTyped, type Typed } from './typed'

/** Payload's own handler, for the request as this door read it. */
type Handle = (request: Request) => Promise<Response>

const MINUTES = 15
const WRONG_PER_DEVICE = 10
const WRONG_PER_ACCOUNT_AND_ADDRESS = 10
const WRONG_PER_ADDRESS = 20
/** Of one account, by strangers from all addresses together. */
const WRONG_PER_ACCOUNT = 100
/** A mail that is sent and one that is not take as long: more than either needs. */
const EVEN_MS = 800

const WRONG =
  'The email or password provided is incorrect. If you are sure of both, ask an admin of the academy whether the account may sign in.'
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
 * Answers in the same time and words whether an account is unknown or suspended or the password is wrong, and lets
 * nobody lock anybody out: what strangers tried does not count where the account has signed in before.
 */
async function signIn(request: Request, handle: Handle): Promise<Response> {
  const typed = await readTyped(request)
  const { email, password } = typed
  const tried = await tryWithin(limitsOf(email, request), async () =>
    (await isStaffPassword(email, password)) ? handle(asJson(request, { email, password })) : null,
  )
  if ('waitSeconds' in tried) return refuse(429, TOO_MANY, tried.waitSeconds)
  return tried.result ? remember(tried.result, request, email) : refuse(401, WRONG)
}

async function forgotPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { email } = await readTyped(request)
  const [response] = await Promise.all([handle(asJson(request, { email })), setTimeout(EVEN_MS)])
  return response
}

/** Whoever has the mail of an account is known to it from then on. */
async function resetPassword(request: Request, handle: Handle): Promise<Response> {
  const retryAfter = await checkRate('staff-mail', request)
  if (retryAfter !== null) return refuse(429, TOO_MANY, retryAfter)
  const { token, password } = await readTyped(request)
  const problem = await staffPasswordProblem(password)
  if (problem) return refuse(400, problem)
  const response = await handle(asJson(request, { token, password }))
  if (!response.ok) return response
  const { user } = (await response.clone().json()) as { user?: { email?: string } }
  return remember(response, request, user?.email ?? '')
}

function limitsOf(email: string, request: Request): TryLimit[] {
  const account = keyedHash('throttle', email)
  const device = findKnownDevice('staff', request, email)
  if (device) return [limit(`device:${device}`, WRONG_PER_DEVICE)]
  const address = clientAddress(request)
  return [
    limit(address, WRONG_PER_ADDRESS),
    limit(`${address}:${account}`, WRONG_PER_ACCOUNT_AND_ADDRESS),
    limit(`account:${account}`, WRONG_PER_ACCOUNT),
  ]
}

function limit(key: string, points: number): TryLimit {
  return { key: `wrong:staff:${key}`, points, minutes: MINUTES }
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

function refuse(status: number, message: string, retryAfter?: number): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json({ errors: [{ message }] }, { status, headers })
}
