import type { AfterErrorHook } from 'payload'
import { isOverload } from './overload'

const RETRY_SECONDS = '30'
const MESSAGE = 'The database is busy. Nothing was changed. Please try again in a minute.'

/** What Payload's own addresses answer while the database has no time for them: not a failure, but a moment to wait. */
export const sayWhenBusy: AfterErrorHook = function sayWhenBusy({ error, req }) {
  if (!isOverload(error)) return undefined
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', RETRY_SECONDS)
  return { status: 503, response: { errors: [{ message: MESSAGE }] } }
}
