import { OPENING, SORTS, type Cursor, type InboxFilters, type Sort } from './filters'
import { isInboxKind, WAITING_STATUSES } from './kinds'
import { parseNarrowing, type Narrowing } from './narrowing-schema'

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Parses the filters of a query string. Ignores invalid parameters, so that no address can break the page. */
export function parseFilters(query: URLSearchParams): InboxFilters {
  const params = query.size === 0 ? new URLSearchParams(OPENING) : query
  const { kind: _kind, ...narrowing } = parseNarrowing(Object.fromEntries(params))
  const [tab, sort] = [params.get('kind') ?? '', params.get('sort') ?? '']
  const isSort = Object.hasOwn(SORTS, sort) && (sort !== 'due' || isAboutDue(narrowing))
  return {
    ...narrowing,
    tab: isInboxKind(tab) || tab === 'spam' ? tab : 'all',
    view: params.get('view') === 'board' ? 'board' : 'list',
    sort: isSort ? (sort as Sort) : 'newest',
    cursor: readCursor(params),
  }
}

function readCursor(params: URLSearchParams): Cursor | undefined {
  for (const direction of ['older', 'newer'] as const) {
    const [, at, id] = CURSOR.exec(params.get(direction) ?? '') ?? []
    if (at && id && !Number.isNaN(Date.parse(at))) return { direction, at, id }
  }
  return undefined
}

// Only open entries have a due date: the order "due first" would silently drop all others.
function isAboutDue({ status = '', overdue }: Narrowing): boolean {
  return overdue !== undefined || ['waiting', 'new', ...WAITING_STATUSES].includes(status)
}
