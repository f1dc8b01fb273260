import type { BeforeListTableServerProps } from 'payload'
import { ListChips } from '@/admin/ListChips'
import { filterQuery } from '@/admin/list-narrowing'
import { loadOrNull } from '@/admin/load'
import { hasRole } from '@/lib/roles'
import { listContentWarnings } from '@/features/site/server/api'
import { countPosts } from '../../server/post-counts'

/** The filters above the list of articles: drafts, scheduled and, for editors, those with a warning, with their numbers. */
export async function PostChips({ collectionSlug, params, searchParams, user }: BeforeListTableServerProps) {
  if (params?.segments?.includes('trash')) return null
  const isEditor = hasRole(user as Parameters<typeof hasRole>[0], 'editor')
  const [counts, warned] = await Promise.all([
    loadOrNull('posts', countPosts),
    isEditor ? loadOrNull('posts', listWarned) : null,
  ])
  const chips = [
    { label: 'All', count: counts && counts.all, query: '' },
    { label: 'Drafts', count: counts && counts.drafts, query: filterQuery([{ _status: { equals: 'draft' } }]) },
    { label: 'Scheduled', count: counts && counts.planned, query: 'only=planned' },
  ]
  if (warned && (warned.length > 0 || searchParams?.check))
    chips.push({ label: 'With a warning', count: warned.length, query: warnedQuery(warned) })
  return (
    <ListChips chips={chips} collectionSlug={collectionSlug} label="Articles to show" searchParams={searchParams} />
  )
}

async function listWarned(): Promise<string[]> {
  const warnings = await listContentWarnings()
  return [...new Set(warnings.flatMap(({ document: { kind, id } }) => (kind === 'posts' && id ? [id] : [])))]
}

function warnedQuery(ids: readonly string[]): string {
  return `check=warning&where[or][0][and][0][id][in]=${ids.join(',')}`
}
