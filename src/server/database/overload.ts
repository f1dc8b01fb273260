/** What PostgreSQL and the network say when a statement had to be given up, not when it was wrong. */
const CODES = new Set([
  // A statement or a wait for a lock took too long; an idle transaction was ended; no connection is left.
  ...['57014', '55P03', '25P03', '53300'],
  // The database is stopping or starting.
  ...['57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
])
/** What the driver says without a code. */
const WORDS = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/

/** Whether something failed because the database had no time for it: the same may succeed in a moment. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && CODES.has(code)) || WORDS.test(error.message) || isOverload(error.cause)
}

/** Whether a statement gave up waiting for a lock: it was rolled back and can be tried again. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLockTimeout(error.cause))
}
