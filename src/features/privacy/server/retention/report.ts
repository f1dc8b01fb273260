import 'server-only'
import { pool } from '@/server/database/pool'
import type { RetentionCount } from '../../rules/retention'

/** A finished run of the monthly job; `hasDeleted`: it did more than count. */
export type RetentionRun = { at: string; counts: RetentionCount[]; hasDeleted: boolean }

/** Returns the newest run of the monthly job; null before the first. */
export async function findLastRun(): Promise<RetentionRun | null> {
  const { rows } = await pool().query<{ at: Date; counts: RetentionCount[]; hasDeleted: boolean }>(
    'SELECT at, counts, has_deleted AS "hasDeleted" FROM retention_runs ORDER BY at DESC LIMIT 1',
  )
  return rows[0] ? { ...rows[0], at: rows[0].at.toISOString() } : null
}
