import 'server-only'
import { PLANNED_PUBLICATIONS } from '@/server/content/planned-publications'
import { pool } from '@/server/database/pool'

type PostCounts = { all: number; drafts: number; planned: number }

/**
 * Counts the articles in the list: all, drafts including unpublished changes, and those with a planned publication. All staff
 * read the same. The list leaves out forms that were opened and left empty (collections/access/hide-empty-drafts.ts).
 */
export async function countPosts(): Promise<PostCounts> {
  const { rows } = await pool().query<PostCounts>(
    `WITH listed AS (
       SELECT p.id, v.version__status = 'draft' AS is_draft
       FROM posts p JOIN _posts_v v ON v.parent_id = p.id AND v.latest
       WHERE v.version_deleted_at IS NULL AND NOT (p._status = 'draft' AND coalesce(p.title, '') = '' AND NOT EXISTS (
         SELECT FROM _posts_v w WHERE w.parent_id = p.id HAVING count(*) > 1 OR bool_or(w.created_at <> w.updated_at))))
     SELECT count(*)::int AS all, count(*) FILTER (WHERE is_draft)::int AS drafts,
       count(*) FILTER (WHERE id::text IN (
         SELECT planned.id FROM (${PLANNED_PUBLICATIONS}) planned WHERE collection = 'posts'))::int AS planned
     FROM listed`,
  )
  return rows[0]!
}
