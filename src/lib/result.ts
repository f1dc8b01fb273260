/** What came of something that may be refused: its value, or why not. What nobody could foresee is thrown instead. */
export type Result<Value, Why = string> = { isDone: true; value: Value } | { isDone: false; why: Why }

export function done(): { isDone: true; value: undefined }
export function done<Value>(value: Value): { isDone: true; value: Value }
export function done<Value>(value?: Value) {
  return { isDone: true as const, value }
}

export function refused<Why>(why: Why): { isDone: false; why: Why } {
  return { isDone: false, why }
}
