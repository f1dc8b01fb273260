import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { formatUpcoming } from '@/lib/dates'
import { findPlannedPublications } from '@/server/content/planned-publications'
import { pool } from '@/server/database/pool'
import { loadOrNull } from './load'

const TAGS: Record<string, { label: string; tone: string }> = {
  draft: { label: 'Draft', tone: 'secondary' },
  published: { label: 'Published', tone: 'ok' },
  changed: { label: 'Unpublished changes', tone: 'info' },
}

type StatusCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'rowData'>

/**
 * The list column of a document's state: published, published with changes that visitors do not see yet, a draft, or the time at
 * which the draft goes out.
 */
export async function StatusCell({ cellData, collectionSlug, rowData }: StatusCellProps) {
  const tag = TAGS[String(cellData)]
  if (!tag) return null
  const planned = cellData === 'published' ? null : await findPlanned(collectionSlug)
  const goesOutAt = planned?.get(String(rowData.id))
  if (goesOutAt) return <span className="fc-tag fc-tag--info">{formatUpcoming(goesOutAt)}</span>
  return <span className={`fc-tag fc-tag--${tag.tone}`}>{tag.label}</span>
}

// The cache reads the publications once for all rows.
const findPlanned = cache((collection: string) =>
  loadOrNull(collection, () => findPlannedPublications(pool(), collection)),
)
