import 'server-only'
import { pool } from '@/server/database/pool'
import { toQuery } from '@/features/entries/rules/filters'
import { parseFilters } from '@/features/entries/rules/parse-filters'

/** Saved filters: personal, or shared with all staff. */
export type SavedView = { id: string; name: string; query: string; isShared: boolean }

/** The maximum number of views. */
export const VIEWS_MAX = 20

/** Lists the shared views first, then the personal ones. */
export async function listViews(staffId: string): Promise<SavedView[]> {
  const { rows } = await pool().query<SavedView>(
    `SELECT id, name, query, staff_id IS NULL AS "isShared" FROM inbox_views WHERE staff_id IS NULL OR staff_id = $1
     ORDER BY staff_id IS NOT NULL, created_at, id`,
    [staffId],
  )
  return rows
}

type NewView = { name: string; query: string; isShared: boolean }

/** Saves filters under a name, replacing a view of the same name. Returns false if the limit is reached. */
export async function saveView(staffId: string, { name, query, isShared }: NewView): Promise<boolean> {
  const owner = isShared ? null : staffId
  const tidy = toQuery({ ...parseFilters(new URLSearchParams(query)), cursor: undefined })
  const replaced = await pool().query(
    'UPDATE inbox_views SET query = $3 WHERE name = $2 AND staff_id IS NOT DISTINCT FROM $1::uuid',
    [owner, name, tidy],
  )
  if (replaced.rowCount) return true
  const { rowCount } = await pool().query(
    `INSERT INTO inbox_views (staff_id, name, query) SELECT $1::uuid, $2, $3
     WHERE (SELECT count(*) FROM inbox_views WHERE staff_id IS NOT DISTINCT FROM $1::uuid) < ${VIEWS_MAX}`,
    [owner, name, tidy],
  )
  return rowCount === 1
}

/** Deletes a personal or shared view. Returns false if it does not exist. */
export async function deleteView(staffId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'DELETE FROM inbox_views WHERE id = $2 AND (staff_id IS NULL OR staff_id = $1)',
    [staffId, id],
  )
  return rowCount === 1
}
