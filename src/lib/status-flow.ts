import { done, refused, type Result } from './result'

/** Where something people sent can stand, and where it may go from there. It begins at the first status. */
export type Flow = Readonly<Record<string, { label: string; next: readonly string[] }>>

/** A line of an entry's history. */
export type StatusChange = { from: string; to: string; at: string; byName: string }

type Step = {
  from: string
  to: string
  byName: string
  /** Taken back, or wished anew by who sent it: such a step goes where the flow does not lead. */
  isBeyondFlow?: boolean
}

/**
 * Moves a status: what the history says of it, or one sentence for staff that says where it may go instead. Whoever
 * writes a status asks here, the admin's hook (collections/inbox/move-status.ts) and our own SQL (server/entries/move.ts).
 */
export function move(flow: Flow, { from, to, byName, isBeyondFlow }: Step): Result<StatusChange> {
  const problem = isBeyondFlow ? null : explainRefusedStep(flow, from, to)
  return problem === null ? done({ from, to, at: new Date().toISOString(), byName }) : refused(problem)
}

/** Null when the step is allowed, else one sentence for staff that says where it may go instead. */
export function explainRefusedStep(flow: Flow, from: string, to: string): string | null {
  const next = flow[from]?.next ?? []
  if (from === to || next.includes(to)) return null
  const choices = next.map((status) => labelIn(flow, status)).join(', ')
  return `“${labelIn(flow, from)}” cannot become “${labelIn(flow, to)}”. From here it may go to: ${choices}.`
}

/** A status in words; an unknown one stands for itself. */
export function labelIn(flow: Flow, status: string): string {
  return flow[status]?.label ?? status
}
