import { expect } from 'vitest'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { deliverMail } from '@/server/mail/deliver'
import { findReplyTo } from '@/features/entries/server/status-mails/reply-to'
import { pool } from '@/server/database/pool'
import { done } from '@/lib/result'
import { staffAs, staffCookie } from './staff'
import { formRequest, registrationInput, tryoutInput } from '../support/factories'
import { ANSWER, answerOf } from '../support/status-mails'

type Handler = (request: Request) => Promise<Response>

const KIND = 'player-registrations'

/** Creates a registration that was moved along a path of statuses; the last one was sent in a mail. */
export async function answered(...path: string[]) {
  const id = await register()
  const registrar = await staffAs('registrar')
  const steps = path.length > 0 ? path : ['evaluation']
  for (const status of steps.slice(0, -1)) await moveEntry(registrar, { kind: KIND, id, status })
  expect(await answerEntry(registrar, { kind: KIND, id, status: steps.at(-1)!, mail: ANSWER })).toEqual(done())
  return { id, mail: await answerOf(pool(), id) }
}

/** Creates a new registration of Avery, whose parent is Pat. */
export function register(change: Record<string, unknown> = {}): Promise<string> {
  return send(postRegistration, registrationInput({ lastName: `Exampleton${Math.random()}`, ...change }))
}

/** Creates a new tryout of Jordan. */
export function tryout(): Promise<string> {
  return send(postTryout, tryoutInput({ playerLastName: `Testwell${Math.random()}` }))
}

/** Runs what the worker does for a mail's job. */
export async function deliver(mailId: string): Promise<void> {
  await deliverMail({ mailId }, { job: { attempts: 1, max_attempts: 10 } as never }, findReplyTo)
}

/** Returns an entry as the inbox represents it. */
export async function entry(id: string) {
  const { rows } = await pool().query('SELECT * FROM inbox_entries WHERE entry_id = $1', [id])
  return rows[0]
}

/** Posts to a staff handler. */
export async function post(handler: Handler, body: unknown, role = 'registrar'): Promise<Response> {
  const cookie = await staffCookie(role as 'registrar')
  return handler(formRequest('any', body, { cookie, 'sec-fetch-site': 'same-origin' }))
}

/** Submits a public form. */
export async function send(handler: Handler, body: unknown): Promise<string> {
  const response = await handler(formRequest('any', body))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

/** Posts a form as a browser without JavaScript does. */
export function plainForm(values: Record<string, unknown>): Request {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) body.append(name, String(one))
  return new Request('http://localhost/forms/status', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-fullcourt-client': '127.0.0.1' },
    body: body.toString(),
  })
}
