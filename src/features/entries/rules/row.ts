import { formatCount, formatNumber, pluralize } from '@/lib/counts'
import { INBOX_KINDS, type InboxKind } from './kinds'

/** The number of entries on a page of the list, and in a column of the board. */
export const PAGE_SIZE = 50
/** Higher counts are shown as "1,000+", so that the database can stop counting. */
export const COUNT_MAX = 1000

/** An entry in the list and on the board. Dates are strings, because it is serialized for the browser. */
export type InboxRow = {
  id: string
  kind: InboxKind
  reference: string
  status: string
  /** The revision; sent back with a move, so that no concurrent change is overwritten. */
  revision: number
  person: string
  age: number | null
  contact: string
  email: string
  phone: string
  division: string | null
  city: string | null
  position: string | null
  tags: string[]
  isSuspicious: boolean
  /** The reference of the possible original. */
  duplicateOf: string | null
  assignee: string | null
  assigneeId: string | null
  receivedAt: string
  dueAt: string | null
}

/** The current state of an entry, and who changed it last; null if only its family did. */
export type WatchedRow = InboxRow & { changedBy: { id: string; name: string } | null }

/** The current entries of a screen; no rows if they still match the mark. */
export type WatchAnswer = { mark: string; rows?: WatchedRow[] }

/** Formats a limited count: 212, or 1,000+ if there may be more. */
export function countLabel(count: number): string {
  return count > COUNT_MAX ? `${formatNumber(COUNT_MAX)}+` : formatNumber(count)
}

/** Counts the entries of each kind: “7 registrations, 3 tryouts”. */
export function countKinds(rows: readonly Pick<InboxRow, 'kind'>[]): string {
  const counts = new Map<InboxKind, number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, count]) => formatCount(count, INBOX_KINDS[kind].one, INBOX_KINDS[kind].label).toLowerCase())
    .join(', ')
}

/** Says which entries belong to colleagues: “2 of these belong to Kim Moreno, 1 to Dario Ruiz.” Empty if none does. */
export function describeOwners(
  rows: readonly Pick<InboxRow, 'assignee' | 'assigneeId'>[],
  me: string | undefined,
): string {
  const counts = new Map<string, number>()
  for (const { assignee, assigneeId } of rows)
    if (assignee && assigneeId !== me) counts.set(assignee, (counts.get(assignee) ?? 0) + 1)
  const parts = [...counts].map(([name, count], index) =>
    index === 0 ? `${count} of these ${pluralize(count, 'belongs', 'belong')} to ${name}` : `${count} to ${name}`,
  )
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
