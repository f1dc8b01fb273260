import type { InboxKind } from './kinds'
import type { Narrowing } from './narrowing-schema'

/** The tabs of the inbox: all kinds, one kind, or spam. */
export type InboxTab = InboxKind | 'all' | 'spam'

export const SORTS = { newest: 'Newest first', oldest: 'Oldest first', due: 'Due first' } as const
export type Sort = keyof typeof SORTS

/** Where a page of the list begins: after (older) or before (newer) this entry in the list's order. */
export type Cursor = { direction: 'older' | 'newer'; at: string; id: string }

/**
 * The filters, view and order of the inbox. All of them are in the query string; names, phones and mail addresses never are.
 */
export type InboxFilters = Omit<Narrowing, 'kind'> & {
  tab: InboxTab
  view: 'list' | 'board'
  sort: Sort
  cursor?: Cursor
}

/** The maximum length of a saved view's name. */
export const VIEW_NAME_MAX = 40
/** In the order of the query string. */
const NARROWED_BY = [
  ...(['status', 'division', 'from', 'to', 'city', 'assignee', 'since', 'until'] as const),
  ...(['overdue', 'offered', 'tag', 'suspicious'] as const),
] as const
/** The two bounds of a range count as one filter. */
const BOUNDS = [
  ['from', 'to'],
  ['since', 'until'],
] as const

/** The default query: entries that wait for an answer, the longest overdue first. */
export const OPENING = 'status=waiting&sort=due'
const EVERYTHING = 'kind=all'

/** Returns the filters of a newly opened tab, which match the tab's count. */
export function openTab(tab: InboxTab): InboxFilters {
  const filters: InboxFilters = { tab, view: 'list', sort: 'newest' }
  return tab === 'spam' ? filters : { ...filters, status: 'waiting', sort: 'due' }
}

/** Returns the filters without order and page. Spam is a tab here, and a status in the result. */
export function narrowingOf({ tab, view: _view, sort: _sort, cursor: _cursor, ...narrowing }: InboxFilters): Narrowing {
  if (tab === 'spam') return { ...narrowing, status: 'spam' }
  return tab === 'all' ? narrowing : { ...narrowing, kind: tab }
}

/** Writes the filters as a query string in a canonical order, so that equal filters give equal strings. */
export function toQuery(filters: InboxFilters): string {
  const { tab, view, sort, cursor } = filters
  const pairs: [string, string | undefined][] = [
    ['kind', tab === 'all' ? undefined : tab],
    ['view', view === 'list' ? undefined : view],
    ...NARROWED_BY.map((name): [string, string | undefined] => [name, filters[name]?.toString()]),
    ['sort', sort === 'newest' ? undefined : sort],
    [cursor?.direction ?? '', cursor && `${cursor.at}_${cursor.id}`],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of pairs) if (value !== undefined) params.set(name, value)
  const query = params.toString()
  return query === OPENING ? '' : query || EVERYTHING
}

/** Changes some filters and returns to the first page. */
export function changeFilters(filters: InboxFilters, change: Partial<InboxFilters>): InboxFilters {
  return { ...filters, cursor: undefined, ...change }
}

/** Removes all filters except the tab and the view. */
export function clearFilters({ tab, view }: InboxFilters): InboxFilters {
  return { tab, view, sort: 'newest' }
}

/** Counts the active filters, without the tab. */
export function countFilters(filters: InboxFilters): number {
  const named = NARROWED_BY.filter((name) => filters[name] !== undefined)
  const both = BOUNDS.filter(([one, other]) => filters[one] !== undefined && filters[other] !== undefined)
  return named.length - both.length
}
