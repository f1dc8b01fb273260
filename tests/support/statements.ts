import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Pool } from 'pg'

/** Periodic statements of the queue and of the invalidation listener, and those of database startup. */
const BACKGROUND = /graphile_worker|queue_workers|payload_jobs|_private_|LISTEN|from pg_|FROM expired_tags|SELECT 1$/

/** Returns the statements that the site has run since logging was enabled: restartDatabase({ log_statement: 'all' }). */
export function statements(): string[] {
  return (
    readFileSync(path.join(process.env.FULLCOURT_DATA_DIR!, 'postgres', 'server.log'), 'utf8')
      // Continuation lines of a statement begin with a tab: its table may be named on a later line.
      .split(/\n(?!\t)/)
      .filter((entry) => /(statement|execute [^:]*):/.test(entry) && !BACKGROUND.test(entry))
  )
}

// The tasks of the crontab have no other jobs.
const SCHEDULED = `SELECT t.id FROM graphile_worker._private_tasks t
  JOIN graphile_worker._private_known_crontabs c USING (identifier)`

/**
 * Postpones the jobs that begin by themselves, some of them every minute, and waits for those that are running: afterward only
 * requests send statements, apart from the periodic ones that {@link statements} leaves out.
 */
export async function postponeScheduledJobs(db: Pool): Promise<void> {
  await db.query(`UPDATE graphile_worker._private_known_crontabs SET last_execution = now() + interval '1 hour'`)
  await db.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'
     WHERE locked_at IS NULL AND task_id IN (${SCHEDULED})`,
  )
  const running = `SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL AND task_id IN (${SCHEDULED})`
  const countRunning = async () => (await db.query(running)).rowCount
  // A job that a stopped database interrupted is released after some twenty seconds.
  await expect.poll(countRunning, { timeout: 90_000, message: 'the scheduled jobs have ended' }).toBe(0)
}

/** Lets scheduled jobs begin again, from the next minute on. */
export async function resumeScheduledJobs(db: Pool): Promise<void> {
  await db.query('UPDATE graphile_worker._private_known_crontabs SET last_execution = now()')
}
