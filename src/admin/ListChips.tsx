import type { BeforeListTableServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { narrowingOf, narrowingOfQuery } from './list-narrowing'

type ListChip = {
  label: string
  /** Null: not counted. */
  count: number | null
  /** The query string that filters the list; empty for the whole list. */
  query: string
}

type Props = Pick<BeforeListTableServerProps, 'searchParams' | 'collectionSlug'> & {
  /** What the links show, for screen readers. */
  label: string
  chips: readonly ListChip[]
}

/** Links that filter a list, each with its count, above the table. The one of the current filter is marked. */
export function ListChips({ chips, collectionSlug, label, searchParams }: Props) {
  const current = narrowingOf(searchParams)
  return (
    <nav className="fc-chips fc-chips--list" aria-label={label}>
      {chips.map(({ label: text, count, query }) => (
        <a
          key={text}
          className="fc-chip"
          href={adminPaths.list(collectionSlug, query)}
          aria-current={narrowingOfQuery(query) === current ? 'page' : undefined}
        >
          {text} {count !== null && <b>{count}</b>}
        </a>
      ))}
    </nav>
  )
}
