import 'server-only'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { handlesKind } from '@/features/entries/server/api'

/** Counts the entries of a kind by status, without merged ones. Empty for staff who do not handle the kind. */
export async function countByStatus(staff: Staff, kind: InboxKind): Promise<Map<string, number>> {
  if (!handlesKind(staff, kind)) return new Map()
  const { rows } = await pool().query<{ status: string; count: number }>(
    `SELECT status, count(*)::int AS count FROM inbox_entries WHERE kind = $1 AND merged_into IS NULL GROUP BY status`,
    [kind],
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}
