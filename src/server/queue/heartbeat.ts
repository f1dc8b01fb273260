import 'server-only'
import { pool } from '../database/pool'
import { giveBackLostJobs } from './lost-jobs'

/** How often the workers of a process say that they live. */
export const BEAT_MS = 5_000
/** After a pause as long as this one, others may have been as silent as this process: their jobs are not judged yet. */
const STEADY_MS = 2 * BEAT_MS + 2_000

let lastBeat = -Infinity

/**
 * Says that these workers live, and gives back the jobs of workers that were silent for too long: those of a process that
 * was killed. After an outage of the database nothing is given back before everyone had the time for a beat.
 */
export async function beat(workerIds: readonly string[], now = performance.now()): Promise<void> {
  await pool().query(
    `INSERT INTO queue_workers (worker_id, seen_at) SELECT unnest($1::text[]), now()
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [workerIds],
  )
  const isSteady = now - lastBeat <= STEADY_MS
  lastBeat = now
  if (isSteady) await giveBackLostJobs()
}

/** Says that these workers are gone. */
export async function endBeat(workerIds: readonly string[]): Promise<void> {
  await pool().query('DELETE FROM queue_workers WHERE worker_id = ANY ($1)', [workerIds])
}
