import { done, refused, type Result } from './result'

type FlowStatus = {
  label: string
  next: readonly string[]
  /** Why nobody can choose this status: it follows from something else. */
  earned?: string
}

/** Which statuses something people sent can have, and which may follow each of them. It begins at the first status. */
export type Flow = Readonly<Record<string, FlowStatus>>

/** A line of an entry's history. */
export type StatusChange = { from: string; to: string; at: string; byName: string }

type Step = {
  from: string
  to: string
  byName: string
  /** Skips the flow: a change that is undone, or a status that was earned. */
  force?: boolean
}

/**
 * Decides about a change of status: the line for the history, or one sentence for staff that lists what is possible.
 * Called for every change, by `changeStatus()` (src/server/entries) and by the admin's hook (collections/inbox).
 */
export function planStatusChange(flow: Flow, { from, to, byName, force }: Step): Result<StatusChange> {
  const problem = force ? null : explainRefusedStep(flow, from, to)
  return problem === null ? done({ from, to, at: new Date().toISOString(), byName }) : refused(problem)
}

/** Null when the step is allowed, else one sentence for staff that says where it may go instead. */
export function explainRefusedStep(flow: Flow, from: string, to: string): string | null {
  const next = flow[from]?.next ?? []
  if (from === to || next.includes(to)) return null
  const earned = flow[to]?.earned
  if (earned) return earned
  const choices = next.map((status) => labelIn(flow, status)).join(', ')
  return `“${labelIn(flow, from)}” cannot become “${labelIn(flow, to)}”. From here it may go to: ${choices}.`
}

/** The label of a status; an unknown status is returned as it is. */
export function labelIn(flow: Flow, status: string): string {
  return flow[status]?.label ?? status
}
