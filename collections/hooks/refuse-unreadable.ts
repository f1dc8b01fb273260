import type { AfterErrorHook } from 'payload'

/** What PostgreSQL calls data exceptions: no text, number, moment or id as the column takes it. */
const DATA_EXCEPTION = /^22/
const STATUS = 400
const MESSAGE =
  'Something in this request cannot be read. Check its ids, numbers, days and characters, then send it again.'

/** Answers 400 where the database could not read what was sent: Payload takes every error of it for a fault of ours. */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  const { code, cause } = error as Error & { code?: unknown; cause?: { code?: unknown } }
  if (!DATA_EXCEPTION.test(String(cause?.code ?? code))) return
  return { status: STATUS, response: { errors: [{ name: 'APIError', message: MESSAGE }] } }
}
