/** Error codes of PostgreSQL and the network for statements that were aborted, not invalid. */
const CODES = new Set([
  // Statement timeout; lock timeout; idle transaction timeout; no connection left.
  ...['57014', '55P03', '25P03', '53300'],
  // The database is stopping or starting.
  ...['57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
])
/** Messages of driver errors without a code. */
const DRIVER_MESSAGES = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/

/** Whether an error is caused by an overloaded database, so that a retry may succeed. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && CODES.has(code)) || DRIVER_MESSAGES.test(error.message) || isOverload(error.cause)
}

/** Whether a statement hit the lock timeout: it was rolled back and can be retried. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLockTimeout(error.cause))
}
