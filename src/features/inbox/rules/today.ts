import type { InboxKind } from './kinds'

/** An entry that waits for an answer, as the first page of the office shows it. */
export type WaitingEntry = {
  id: string
  kind: InboxKind
  person: string
  /** ISO moments in UTC. */
  dueAt: string
  receivedAt: string
  /** The name of the member of staff who works on it. */
  assignee: string | null
  isMine: boolean
}

/** One kind of entry: how many wait, how many of them are overdue, and the one that is due first. */
export type Queue = { kind: InboxKind; open: number; late: number; first: WaitingEntry }

/** All that waits for an answer. `start`: the most urgent entry that no colleague works on. */
export type Waiting = { queues: Queue[]; start: WaitingEntry | null; calls: WaitingEntry[] }

/** Says who works on an entry. */
export function ownerLabel({ assignee, isMine }: Pick<WaitingEntry, 'assignee' | 'isMine'>): string {
  if (isMine) return 'with you'
  return assignee ? `with ${assignee}` : 'not taken yet'
}

/** Says how much waits and how much of it is overdue: the first sentence of the day. */
export function daySentence(things: number, late: number): { all: string; late: string | null } {
  if (things === 0) return { all: 'Nothing waits for you. Enjoy the quiet.', late: null }
  const all = things === 1 ? '1 thing waits.' : `${things.toLocaleString('en-US')} things wait.`
  if (late === 0) return { all, late: null }
  return {
    all,
    late:
      late === 1 ? '1 answer is past the promise.' : `${late.toLocaleString('en-US')} answers are past the promise.`,
  }
}

/** Time that is left, for a clock that counts down: '8:12', '1 h 5 min', '2 days'; '0:00' once it is over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} days`
  if (seconds >= 3_600) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
