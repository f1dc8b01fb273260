import type { AfterErrorHook } from 'payload'

/** PostgreSQL's class of data exceptions: a text, number, timestamp or id that the column type does not accept. */
const DATA_EXCEPTION = /^22/
const STATUS = 400
const MESSAGE =
  'Something in this request cannot be read. Check its ids, numbers, days and characters, then send it again.'

/** Answers 400 when PostgreSQL rejects invalid input, because Payload answers every database error with 500. */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  const { code, cause } = error as Error & { code?: unknown; cause?: { code?: unknown } }
  if (!DATA_EXCEPTION.test(String(cause?.code ?? code))) return
  return { status: STATUS, response: { errors: [{ name: 'APIError', message: MESSAGE }] } }
}
