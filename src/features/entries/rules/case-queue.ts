import { adminPaths } from '@/lib/admin-paths'
import { SORTS, toQuery, type InboxFilters } from './filters'
import { countLabel, type InboxRow } from './row'

/** The name of the query parameter with the filters of the list that an entry was opened from. */
export const QUEUE_PARAM = 'queue'

type Neighbor = { href: string; person: string }

/** An entry's position in the list that it was opened from, and its neighbors. */
export type CaseQueue = {
  /** Whether the entry is in the list: false after its answer, or when it was opened from elsewhere. */
  isListed: boolean
  /** "2 of 7, due first". */
  position: string
  /** The address of the list. */
  list: string
  previous: Neighbor | null
  next: Neighbor | null
}

/** A page of the list, and the entries just before and after it. */
export type QueuePage = {
  rows: readonly InboxRow[]
  before?: Step
  after?: Step
}

/** An entry and the page of the list that contains it. */
export type Step = { row: InboxRow; filters: InboxFilters }

/** Returns the address of an entry, with the filters of the list that it was opened from. */
export function queuedEntry({ kind, id }: Pick<InboxRow, 'kind' | 'id'>, filters: InboxFilters): string {
  const query = toQuery(filters)
  return `${adminPaths.document(kind, id)}${query && `?${new URLSearchParams({ [QUEUE_PARAM]: query })}`}`
}

/** Returns the position and neighbors of an entry. For an entry no longer in the list, the list's first entry is next. */
export function describeQueue(id: string, { rows, before, after }: QueuePage, filters: InboxFilters): CaseQueue {
  const index = rows.findIndex((row) => row.id === id)
  const stepTo = (row?: InboxRow): Step | undefined => row && { row, filters }
  return {
    isListed: index >= 0,
    position: positionOf(index, rows.length, { isCut: after !== undefined }, filters),
    list: adminPaths.inbox(toQuery(filters)),
    previous: index < 0 ? null : neighborOf(stepTo(rows[index - 1]) ?? before),
    next: neighborOf(stepTo(rows[index + 1]) ?? (index < 0 ? undefined : after)),
  }
}

function neighborOf(step?: Step): Neighbor | null {
  return step ? { href: queuedEntry(step.row, step.filters), person: step.row.person } : null
}

function positionOf(index: number, length: number, { isCut }: { isCut: boolean }, { sort, cursor }: InboxFilters) {
  const order = SORTS[sort].toLowerCase()
  const total = `${countLabel(length)}${isCut ? '+' : ''}`
  // The entries before a cursor are not counted, so later pages have no position number.
  if (cursor) return order
  return index < 0 ? `${total} in the list, ${order}` : `${index + 1} of ${total}, ${order}`
}
