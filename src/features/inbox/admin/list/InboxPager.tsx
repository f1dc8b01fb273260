import Link from 'next/link'
import { toQuery, type Cursor, type InboxFilters } from '@/features/entries/rules/filters'
import type { InboxPage } from '@/features/entries/server/api'
import { adminPaths } from '@/lib/admin-paths'
import styles from './list.module.css'

/** Links to the neighboring pages. They use a cursor instead of a page number, so that new entries do not shift the pages. */
export function InboxPager({ filters, page: { older, newer } }: { filters: InboxFilters; page: InboxPage }) {
  if (!older && !newer) return null
  const isTurned = filters.sort !== 'newest'
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Way filters={filters} cursor={newer} label={isTurned ? 'Previous 50' : 'Newer'} />
      <Way filters={filters} cursor={older} label={isTurned ? 'Next 50' : 'Older'} />
    </nav>
  )
}

function Way({ filters, cursor, label }: { filters: InboxFilters; cursor: Cursor | null; label: string }) {
  if (!cursor) return <span />
  return (
    <Link prefetch={false} className="fc-chip" href={adminPaths.inbox(toQuery({ ...filters, cursor }))}>
      {label}
    </Link>
  )
}
