import 'server-only'
import { pool } from '../database/pool'

/**
 * A worker without a heartbeat for this long is dead. With a heartbeat every five seconds its jobs are released within thirty.
 */
const SILENT_SECONDS = 20

/** The interval of the worker pools' heartbeat. */
export const HEARTBEAT_MS = 5_000
/** After a gap as long as this, other processes may have missed their heartbeats too, so their jobs are not released yet. */
const STEADY_MS = 2 * HEARTBEAT_MS + 2_000

let lastBeat = -Infinity

/**
 * Writes the heartbeat of these worker pools, and releases lost jobs: those of pools whose heartbeat is too old, because their
 * process was killed, and those of these pools that they do not hold. After a database outage no jobs are released until every
 * process has had time for a heartbeat.
 * @param heldJobs the ids of all jobs that the pools hold
 * @returns whether the database has answered this heartbeat and the one before
 */
export async function sendHeartbeat(
  poolIds: readonly string[],
  heldJobs: readonly string[],
  now = performance.now(),
): Promise<boolean> {
  await pool().query(
    `INSERT INTO queue_workers (worker_id, seen_at) SELECT unnest($1::text[]), now()
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [poolIds],
  )
  const isSteady = now - lastBeat <= STEADY_MS
  lastBeat = now
  if (!isSteady) return false
  await releaseJobsOfLostWorkers()
  await releaseJobsNotHeld(poolIds, heldJobs)
  return true
}

/** Deletes the heartbeat of worker pools that ended. */
export async function deleteHeartbeat(poolIds: readonly string[]): Promise<void> {
  await pool().query('DELETE FROM queue_workers WHERE worker_id = ANY ($1)', [poolIds])
}

/**
 * Releases the jobs of workers without a heartbeat (heartbeat.ts). The queue itself would lock them for four hours. A worker
 * that has just started its first job may not have a heartbeat yet.
 */
async function releaseJobsOfLostWorkers(): Promise<void> {
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

// The id of a job that is being fetched arrives within the timeout of its statement.
async function releaseJobsNotHeld(poolIds: readonly string[], heldJobs: readonly string[]): Promise<void> {
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
     WHERE locked_by = ANY ($1) AND id <> ALL ($2::bigint[]) AND locked_at < now() - make_interval(secs => $3)`,
    [poolIds, heldJobs, SILENT_SECONDS],
  )
}
