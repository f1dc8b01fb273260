import Link from 'next/link'
import { changeFilters, openTab, toQuery, type InboxFilters, type InboxTab } from '@/features/entries/rules/filters'
import type { OpenCounts } from '@/features/entries/server/api'
import { countLabel } from '@/features/entries/rules/row'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import styles from './list.module.css'

type TabsProps = { filters: InboxFilters; kinds: readonly InboxKind[]; counts: OpenCounts }

/**
 * A tab for each kind with the number of its open entries, and one for spam. A tab opens exactly the entries that it counts.
 */
export function InboxTabs({ filters, kinds, counts }: TabsProps) {
  const isBoard = filters.view === 'board'
  const tabs: { tab: InboxTab; label: string; count: number }[] = [
    ...(isBoard ? [] : [{ tab: 'all' as const, label: 'All', count: counts.all }]),
    ...kinds.map((kind) => ({ tab: kind, label: INBOX_KINDS[kind].label, count: counts.kinds[kind] ?? 0 })),
    ...(isBoard ? [] : [{ tab: 'spam' as const, label: 'Spam', count: counts.spam }]),
  ]
  return (
    <nav className={styles.tabs} aria-label="Kinds of entries">
      {tabs.map(({ tab, label, count }) => (
        <Link
          key={tab}
          prefetch={false}
          href={adminPaths.inbox(toQuery(isBoard ? changeFilters(filters, { tab }) : openTab(tab)))}
          aria-current={filters.tab === tab ? 'page' : undefined}
        >
          {label} <b>{countLabel(count)}</b>
          <span className="fc-visually-hidden">{tab === 'spam' ? ' entries' : ' waiting'}</span>
        </Link>
      ))}
    </nav>
  )
}
