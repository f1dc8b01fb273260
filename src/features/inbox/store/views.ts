import 'server-only'
import { pool } from '@/server/database/pool'
import { toQuery } from '../rules/filters'
import { parseFilters } from '../rules/parse-filters'

/** Filters under a name: one's own, or everybody's. */
export type SavedView = { id: string; name: string; query: string; isShared: boolean }

/** Nobody finds anything among more. */
export const VIEWS_MAX = 20

/** The views of everybody first, then one's own. */
export async function listViews(staffId: string): Promise<SavedView[]> {
  const { rows } = await pool().query<SavedView>(
    `SELECT id, name, query, staff_id IS NULL AS "isShared" FROM inbox_views WHERE staff_id IS NULL OR staff_id = $1
     ORDER BY staff_id IS NOT NULL, created_at, id`,
    [staffId],
  )
  return rows
}

type NewView = { name: string; query: string; isShared: boolean }

/** Keeps filters under a name; the same name again replaces them. False when there are too many already. */
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

/** Removes a view of one's own or of everybody. False when there is none such. */
export async function deleteView(staffId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'DELETE FROM inbox_views WHERE id = $2 AND (staff_id IS NULL OR staff_id = $1)',
    [staffId, id],
  )
  return rowCount === 1
}
