import 'server-only'
import { pool } from '../database/pool'

/**
 * Gives jobs back to the queue whose worker is gone: at once those of the workers named, and what nobody has finished
 * in ten minutes, as after a process that was killed. The queue itself would keep them for four hours.
 */
export async function giveBackLostJobs(workerIds: readonly string[]): Promise<void> {
  await pool().query(
    `SELECT graphile_worker.force_unlock_workers(ARRAY(
       SELECT locked_by FROM graphile_worker.jobs
       WHERE locked_by = ANY ($1) OR locked_at < now() - interval '10 minutes'))`,
    [workerIds],
  )
}
