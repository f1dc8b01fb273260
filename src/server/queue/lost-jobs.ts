import 'server-only'
import { pool } from '../database/pool'

/**
 * A worker without a heartbeat for this long is dead. With a heartbeat every five seconds its jobs are released within thirty.
 */
const SILENT_SECONDS = 20

/**
 * Releases the jobs of workers without a heartbeat (heartbeat.ts). The queue itself would lock them for four hours. A worker
 * that has just started its first job may not have a heartbeat yet.
 */
export async function releaseLostJobs(): Promise<void> {
  await pool().query(
    `WITH old AS (DELETE FROM queue_workers WHERE seen_at < now() - interval '1 day')
     SELECT graphile_worker.force_unlock_workers(ids) FROM (
       SELECT array_agg(DISTINCT j.locked_by) AS ids FROM graphile_worker.jobs j
       LEFT JOIN queue_workers w ON w.worker_id = j.locked_by
       WHERE w.seen_at < now() - make_interval(secs => $1)
         OR (w.worker_id IS NULL AND j.locked_at < now() - make_interval(secs => $1))) lost
     WHERE ids IS NOT NULL`,
    [SILENT_SECONDS],
  )
}
