import type { Result } from '@/lib/result'

/** Returns the value of a successful result; otherwise fails the test with its error. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`Refused: ${JSON.stringify(result.error)}`)
}
