import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { adminPaths } from '@/lib/admin-paths'
import { logger } from '@/server/logger'
import { listContentWarnings } from '../../server/content-check/check'

/** Filters the list of articles: all, or those with content warnings. For editors. */
export async function CheckFilter({ searchParams, user }: BeforeListTableServerProps) {
  if (!hasRole(user as Parameters<typeof hasRole>[0], 'editor')) return null
  const warnings = await listContentWarnings().catch((error: unknown) => {
    logger.error({ err: error }, 'The articles with a warning could not be counted.')
    return []
  })
  const ids = [...new Set(warnings.flatMap(({ document: { kind, id } }) => (kind === 'posts' && id ? [id] : [])))]
  const isNarrowed = searchParams?.check === 'warning'
  if (ids.length === 0 && !isNarrowed) return null
  const query = `check=warning&where[or][0][and][0][id][in]=${ids.join(',')}`
  return (
    <nav className="fc-chips" aria-label="Articles to show">
      <a className="fc-chip" href={adminPaths.list('posts')} aria-current={isNarrowed ? undefined : 'page'}>
        All
      </a>
      <a className="fc-chip" href={adminPaths.list('posts', query)} aria-current={isNarrowed ? 'page' : undefined}>
        With a warning <b>{ids.length}</b>
      </a>
    </nav>
  )
}
