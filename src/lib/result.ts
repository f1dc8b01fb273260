/** What came of something that may be refused: its value, or why not. What nobody could foresee is thrown instead. */
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

/** Whether an answer of any kind is one of refused(). */
export function isRefused(answer: unknown): answer is Refused<unknown> {
  return typeof answer === 'object' && answer !== null && 'isDone' in answer && answer.isDone === false
}
