import Link from 'next/link'
import { clearFilters, countFilters, toQuery, type InboxFilters } from '@/features/entries/rules/filters'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import styles from './list.module.css'

/** Explains why the list is empty, with a link to entries. */
export function EmptyList({ filters }: { filters: InboxFilters }) {
  return (
    <div className={styles.empty}>
      <p>
        <strong>{titleOf(filters)}</strong>
      </p>
      {countFilters(filters) > 0 || filters.cursor ? (
        <Link
          prefetch={false}
          className="fc-chip"
          href={adminPaths.inbox(toQuery({ ...clearFilters(filters), tab: 'all' }))}
        >
          Show everything
        </Link>
      ) : (
        <p>What families send from the site arrives here by itself.</p>
      )}
    </div>
  )
}

function titleOf(filters: InboxFilters): string {
  if (filters.status === 'waiting' && countFilters(filters) === 1) return 'Nothing waits for an answer.'
  if (filters.overdue && countFilters(filters) === 1) return 'Nothing is overdue. Every promise is kept.'
  if (countFilters(filters) > 0 || filters.cursor) return 'No entry matches these filters.'
  if (filters.tab === 'spam') return 'No spam. Nothing was moved here.'
  return filters.tab === 'all' ? 'The inbox is empty.' : `No ${INBOX_KINDS[filters.tab].label.toLowerCase()} yet.`
}
