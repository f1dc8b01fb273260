import type { Result } from '@/lib/result'

/** What was done; a test that is refused fails with the reason. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.isDone) return result.value
  throw new Error(`Refused: ${JSON.stringify(result.why)}`)
}
