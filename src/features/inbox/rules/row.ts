import { INBOX_KINDS, type InboxKind } from './kinds'

/** How many entries stand on a page of the list, and in a column of the board. */
export const PAGE_SIZE = 50
/** From here on a count says "and more": nobody works through so many, and the database need not count them. */
export const COUNT_MAX = 1000

/** An entry as the list and the board show it. Dates are texts, because it travels to the browser. */
export type InboxRow = {
  id: string
  kind: InboxKind
  reference: string
  status: string
  /** How often it was changed; sent back with a move, so that nothing is moved unseen. */
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
  /** The reference of the entry this one seems to repeat. */
  duplicateOf: string | null
  assignee: string | null
  assigneeId: string | null
  receivedAt: string
  dueAt: string | null
}

/** An entry as it is now, and who changed it last; null where only its family did. */
export type WatchedRow = InboxRow & { changedBy: { id: string; name: string } | null }

/** The entries of a screen as they are now; no rows when they are as the mark says. */
export type WatchAnswer = { mark: string; rows?: WatchedRow[] }

/** The first letters of the first and the last name: KM for Kim Moreno. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

/** A count that stops counting: 212, or 1,000+ when there may be more. */
export function countLabel(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
}

/** “7 registrations, 3 tryouts”: how many entries of each kind. */
export function countKinds(rows: readonly Pick<InboxRow, 'kind'>[]): string {
  const counts = new Map<InboxKind, number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${nameKind(kind, count)}`).join(', ')
}

function nameKind(kind: InboxKind, count: number): string {
  return (count === 1 ? INBOX_KINDS[kind].one : INBOX_KINDS[kind].label).toLowerCase()
}
