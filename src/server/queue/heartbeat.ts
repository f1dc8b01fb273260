import 'server-only'
import { pool } from '../database/pool'
import { giveBackLostJobs } from './lost-jobs'

/** How often the worker pools of a process write their heartbeat. */
export const BEAT_MS = 5_000
/** After a pause as long as this one, others may have been as silent as this process: their jobs are not judged yet. */
const STEADY_MS = 2 * BEAT_MS + 2_000

let lastBeat = -Infinity

/**
 * Writes the heartbeat of these worker pools, and gives back the jobs of pools that have had none for too long: those of a
 * killed process. After an outage of the database nothing is given back before everyone had the time for a beat.
 */
export async function beat(poolIds: readonly string[], now = performance.now()): Promise<void> {
  await pool().query(
    `INSERT INTO queue_workers (worker_id, seen_at) SELECT unnest($1::text[]), now()
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [poolIds],
  )
  const isSteady = now - lastBeat <= STEADY_MS
  lastBeat = now
  if (isSteady) await giveBackLostJobs()
}

/** Removes the heartbeat of worker pools that ended. */
export async function endBeat(poolIds: readonly string[]): Promise<void> {
  await pool().query('DELETE FROM queue_workers WHERE worker_id = ANY ($1)', [poolIds])
}
