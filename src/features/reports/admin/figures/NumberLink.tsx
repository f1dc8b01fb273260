import { formatNumber } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import { toQuery, type InboxFilters } from '@/features/entries/rules/filters'

/** A count that links to the list of its entries. */
export function NumberLink({ count, what, filters }: { count: number; what: string; filters: Partial<InboxFilters> }) {
  if (count === 0) return <>0</>
  return (
    <a href={listPath(filters)}>
      {formatNumber(count)}
      <span className="fc-visually-hidden"> {what}</span>
    </a>
  )
}

/** Returns the address of the list with these filters. */
export function listPath(filters: Partial<InboxFilters>): string {
  return adminPaths.inbox(toQuery({ tab: 'all', view: 'list', sort: 'newest', ...filters }))
}
