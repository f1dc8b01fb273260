/** The result of an operation that may be rejected: its value, or the reason. Unexpected errors are thrown instead. */
export type Result<Value, Why = string> = { isDone: true; value: Value } | Refused<Why>

type Refused<Why> = { isDone: false; why: Why }

export function done(): { isDone: true; value: undefined }
export function done<Value>(value: Value): { isDone: true; value: Value }
export function done<Value>(value?: Value) {
  return { isDone: true as const, value }
}

export function refused<Why>(why: Why): Refused<Why> {
  return { isDone: false, why }
}

/** Returns whether a value of any type was created by refused(). */
export function isRefused(answer: unknown): answer is Refused<unknown> {
  return typeof answer === 'object' && answer !== null && 'isDone' in answer && answer.isDone === false
}
