import type { AfterErrorHook } from 'payload'
import { isOverload } from './overload'

const RETRY_AFTER = { 'Retry-After': '30' }
const BODY = { errors: [{ message: 'The database is busy. Nothing was changed. Please try again in a minute.' }] }

/** Answers 503 with Retry-After instead of 500 when a Payload endpoint fails because of an overloaded database. */
export const answerOverload: AfterErrorHook = function answerOverload({ error, req }) {
  if (!isOverload(error)) return undefined
  req.responseHeaders ??= new Headers()
  for (const [name, value] of Object.entries(RETRY_AFTER)) req.responseHeaders.set(name, value)
  return { status: 503, response: BODY }
}

/** The same response for requests that did not reach Payload. Rethrows other errors. */
export function answerWhenBusy(error: unknown): Response {
  if (!isOverload(error)) throw error
  return Response.json(BODY, { status: 503, headers: { 'Cache-Control': 'no-store', ...RETRY_AFTER } })
}
