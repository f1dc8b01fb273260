import 'server-only'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { findPlannedPublications } from '@/server/content/planned-publications'
import { pool } from '@/server/database/pool'

const DRAFTS_MAX = 6

/** An article with an unpublished version: a draft, or one scheduled for publication (ISO, UTC). */
export type OpenArticle = {
  id: string
  title: string
  updatedAt: string
  goesOutAt: string | null
  /** The author of the last change; null if unknown. */
  actor: string | null
  /** Whether an older version is published. */
  isLive: boolean
}

/** Lists scheduled articles, the next one first, then drafts, the latest first. */
export async function listOpenArticles(staff: Staff): Promise<{ articles: OpenArticle[]; total: number }> {
  const [goesOutAt, drafts] = await Promise.all([
    findPlannedPublications(pool(), 'posts'),
    asStaff(staff).find({
      collection: 'posts',
      draft: true,
      where: { _status: { equals: 'draft' } },
      sort: '-updatedAt',
      limit: DRAFTS_MAX,
      depth: 0,
      select: { title: true, updatedAt: true },
    }),
  ])
  const about = await readArticleDetails(drafts.docs.map(({ id }) => id))
  const articles = drafts.docs.map(({ id, title, updatedAt }) => ({
    id,
    title: title || 'No title yet',
    updatedAt,
    goesOutAt: goesOutAt.get(id) ?? null,
    actor: about.get(id)?.actor ?? null,
    isLive: about.get(id)?.isLive ?? false,
  }))
  const byTime = (one: OpenArticle, other: OpenArticle) => (one.goesOutAt ?? '9').localeCompare(other.goesOutAt ?? '9')
  return { articles: articles.sort(byTime), total: drafts.totalDocs }
}

type ArticleDetails = { id: string; actor: string | null; isLive: boolean }

async function readArticleDetails(ids: string[]): Promise<ReadonlyMap<string, ArticleDetails>> {
  const { rows } = await pool().query<ArticleDetails>(ABOUT, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const ABOUT = `
  SELECT id, _status = 'published' AS "isLive",
    (SELECT actor_name FROM audit_events WHERE entry_id = posts.id ORDER BY audit_events.id DESC LIMIT 1) AS actor
  FROM posts WHERE id = ANY ($1)`
