import type { InboxKind } from './kinds'
import type { Narrowing } from './narrowing-schema'

/** What the tab bar chooses between: everything, one kind, or what was taken for spam. */
export type InboxTab = InboxKind | 'all' | 'spam'

export const SORTS = { newest: 'Newest first', oldest: 'Oldest first', due: 'Due first' } as const
export type Sort = keyof typeof SORTS

/** Where a page of the list begins: after (older) or before (newer) this entry, in the list's own order. */
export type Cursor = { way: 'older' | 'newer'; at: string; id: string }

/** Which entries are looked at, and how. All of it stands in the address; names, phones and mails never do. */
export type InboxFilters = Omit<Narrowing, 'kind'> & {
  tab: InboxTab
  view: 'list' | 'board'
  sort: Sort
  cursor?: Cursor
}

/** How long the name of saved filters may be. */
export const VIEW_NAME_MAX = 40
/** In the order in which an address says them. */
const NARROWED_BY = [
  ...(['status', 'division', 'from', 'to', 'city', 'assignee', 'since', 'until'] as const),
  ...(['overdue', 'offered', 'tag', 'suspicious'] as const),
] as const
/** Two bounds of one thing are one filter. */
const BOUNDS = [
  ['from', 'to'],
  ['since', 'until'],
] as const

/** What an address says when it says nothing: what waits for an answer, the longest overdue first. */
export const OPENING = 'status=waiting&sort=due'
const EVERYTHING = 'kind=all'

/** A tab as it opens: what its number counts. */
export function openTab(tab: InboxTab): InboxFilters {
  const filters: InboxFilters = { tab, view: 'list', sort: 'newest' }
  return tab === 'spam' ? filters : { ...filters, status: 'waiting', sort: 'due' }
}

/** What the filters leave out, whatever the order and the page: spam is a tab here, and a status elsewhere. */
export function narrowingOf({ tab, view: _view, sort: _sort, cursor: _cursor, ...narrowing }: InboxFilters): Narrowing {
  if (tab === 'spam') return { ...narrowing, status: 'spam' }
  return tab === 'all' ? narrowing : { ...narrowing, kind: tab }
}

/** The filters as an address says them, in one order, so that equal ones are equal texts. */
export function toQuery(filters: InboxFilters): string {
  const { tab, view, sort, cursor } = filters
  const pairs: [string, string | undefined][] = [
    ['kind', tab === 'all' ? undefined : tab],
    ['view', view === 'list' ? undefined : view],
    ...NARROWED_BY.map((name): [string, string | undefined] => [name, filters[name]?.toString()]),
    ['sort', sort === 'newest' ? undefined : sort],
    [cursor?.way ?? '', cursor && `${cursor.at}_${cursor.id}`],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of pairs) if (value !== undefined) params.set(name, value)
  const query = params.toString()
  return query === OPENING ? '' : query || EVERYTHING
}

/** The same filters with some changed; from the first page on. */
export function changeFilters(filters: InboxFilters, change: Partial<InboxFilters>): InboxFilters {
  return { ...filters, cursor: undefined, ...change }
}

/** The same list or board of the same tab, with nothing left out. */
export function clearFilters({ tab, view }: InboxFilters): InboxFilters {
  return { tab, view, sort: 'newest' }
}

/** How many things are filtered by, beside the tab. */
export function countFilters(filters: InboxFilters): number {
  const named = NARROWED_BY.filter((name) => filters[name] !== undefined)
  const both = BOUNDS.filter(([one, other]) => filters[one] !== undefined && filters[other] !== undefined)
  return named.length - both.length
}
