import { done, refused, type Result } from './result'

type FlowStatus = {
  label: string
  next: readonly string[]
  /** Why staff cannot choose this status: it follows from another event. */
  earned?: string
}

/** The statuses of an entry and the allowed transitions between them. The first status is the initial one. */
export type Flow = Readonly<Record<string, FlowStatus>>

/** An item of an entry's history. */
export type StatusChange = { from: string; to: string; at: string; byName: string }

type Step = {
  from: string
  to: string
  byName: string
  /** Skips the flow: for an undo, or for a status that follows from another event. */
  force?: boolean
}

/**
 * Validates a status change: returns the history item, or a sentence for staff that lists the allowed statuses. Every change
 * calls it, by `changeStatus()` (src/server/entries) or by the admin's hook (collections/inbox).
 */
export function planStatusChange(flow: Flow, { from, to, byName, force }: Step): Result<StatusChange> {
  const problem = force ? null : explainRefusedStep(flow, from, to)
  return problem === null ? done({ from, to, at: new Date().toISOString(), byName }) : refused(problem)
}

/** Returns null when the transition is allowed, else a sentence for staff that lists the allowed statuses. */
export function explainRefusedStep(flow: Flow, from: string, to: string): string | null {
  const next = flow[from]?.next ?? []
  if (from === to || next.includes(to)) return null
  const earned = flow[to]?.earned
  if (earned) return earned
  const choices = next.map((status) => labelIn(flow, status)).join(', ')
  return `“${labelIn(flow, from)}” cannot become “${labelIn(flow, to)}”. From here it may go to: ${choices}.`
}

/** Returns the label of a status, or the status itself when it is unknown. */
export function labelIn(flow: Flow, status: string): string {
  return flow[status]?.label ?? status
}
