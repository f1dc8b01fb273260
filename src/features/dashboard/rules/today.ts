import { formatCount } from '@/lib/counts'
import type { InboxKind } from '@/features/entries/rules/kinds'

/** An entry that waits for an answer, as shown on the dashboard. */
export type WaitingEntry = {
  id: string
  kind: InboxKind
  person: string
  /** ISO timestamps in UTC. */
  dueAt: string
  receivedAt: string
  /** The assignee's name. */
  assignee: string | null
  isMine: boolean
}

/** A kind of entry: the number of open and overdue entries, and the one due first. */
export type Queue = { kind: InboxKind; open: number; late: number; first: WaitingEntry }

/** All entries that wait for an answer. `start`: the most urgent one that is not assigned to a colleague. */
export type WaitingEntries = { queues: Queue[]; start: WaitingEntry | null; calls: WaitingEntry[] }

/** Returns the label of the assignee. */
export function ownerLabel({ assignee, isMine }: Pick<WaitingEntry, 'assignee' | 'isMine'>): string {
  if (isMine) return 'with you'
  return assignee ? `with ${assignee}` : 'not taken yet'
}

/** Describes the number of open and overdue tasks: the first sentence of the dashboard. */
export function daySentence(things: number, late: number): { all: string; late: string | null } {
  if (things === 0) return { all: 'Nothing waits for you. Enjoy the quiet.', late: null }
  const all = `${formatCount(things, 'thing waits', 'things wait')}.`
  return { all, late: late === 0 ? null : `${formatCount(late, 'answer is', 'answers are')} past the promise.` }
}
