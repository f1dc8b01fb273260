/** The result of an operation that may be rejected: its value, or the reason. Unexpected errors are thrown instead. */
export type Result<Value, Reason = string> = { ok: true; value: Value } | Refused<Reason>

type Refused<Reason> = { ok: false; error: Reason }

export function done(): { ok: true; value: undefined }
export function done<Value>(value: Value): { ok: true; value: Value }
export function done<Value>(value?: Value) {
  return { ok: true as const, value }
}

export function refused<Reason>(error: Reason): Refused<Reason> {
  return { ok: false, error }
}

/** Returns whether a value of any type was created by refused(). */
export function isRefused(answer: unknown): answer is Refused<unknown> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
