import type { AfterErrorHook } from 'payload'

/** PostgreSQL's class of data exceptions: a text, number, timestamp or id that the column type does not accept. */
const DATA_EXCEPTION = /^22/
/** The errors of the multipart parser for an invalid body: a NUL in a file name, a missing end. */
const BROKEN_BODY = /^(Malformed part header|Unexpected end of (form|file)|Multipart: Boundary not found)$/
/** JavaScript's error for an invalid date. Payload checks neither the days of a draft nor `createdAt`. */
const NO_DATE = 'Invalid time value'
const STATUS = 400
const MESSAGE =
  'Something in this request cannot be read. Check its ids, numbers, days and characters, then send it again.'

/** Answers 400 when PostgreSQL, the parser of uploads or a date rejects invalid input, because Payload answers them with 500. */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  const { code, cause, message } = error as Error & { code?: unknown; cause?: { code?: unknown } }
  const isInvalid = DATA_EXCEPTION.test(String(cause?.code ?? code)) || BROKEN_BODY.test(message) || message === NO_DATE
  if (!isInvalid) return
  return { status: STATUS, response: { errors: [{ name: 'APIError', message: MESSAGE }] } }
}
