import type { AfterErrorHook } from 'payload'
import { isOverload } from './overload'

const RETRY_AFTER = { 'Retry-After': '30' }
const BODY = { errors: [{ message: 'The database is busy. Nothing was changed. Please try again in a minute.' }] }

/** What Payload's own addresses answer while the database has no time for them: not a failure, but a moment to wait. */
export const sayWhenBusy: AfterErrorHook = function sayWhenBusy({ error, req }) {
  if (!isOverload(error)) return undefined
  req.responseHeaders ??= new Headers()
  for (const [name, value] of Object.entries(RETRY_AFTER)) req.responseHeaders.set(name, value)
  return { status: 503, response: BODY }
}

/** The same answer where Payload was not reached. Throws what is no overload. */
export function answerWhenBusy(error: unknown): Response {
  if (!isOverload(error)) throw error
  return Response.json(BODY, { status: 503, headers: { 'Cache-Control': 'no-store', ...RETRY_AFTER } })
}
