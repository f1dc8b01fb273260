import { afterAll, expect, test, vi } from 'vitest'
import { logger } from '@/server/logger'
import { startWorker } from '@/server/queue/worker'
import { openPool } from '../../support/pool'
import { freshDatabase } from '../support'

// The settings are read once at import, so the site's connections are redirected before any import.
const wire = await vi.hoisted(async () => {
  process.env.WORKER = 'on'
  const { DatabaseWire } = await import('../../support/faults/database-wire')
  const opened = new DatabaseWire()
  await opened.listen()
  process.env.DATABASE_MIGRATION_URL = process.env.DATABASE_URL
  process.env.DATABASE_URL = opened.through(process.env.DATABASE_URL!)
  return opened
})

freshDatabase()
const db = openPool()
afterAll(async () => {
  await db.end()
  await wire.close()
})

const JOBS = 'SELECT locked_by IS NOT NULL AS "isLocked" FROM graphile_worker.jobs'
const ADD_JOB = `SELECT graphile_worker.add_job('note', $1)`
const WAITING_FETCHES = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  AND query LIKE '%skip locked%'`
/** Twice the time between two looks of the worker at the queue. */
const FETCHED_MS = 10_000
/** Several heartbeats, the pause before a worker starts again, and a look at the queue. */
const RECOVERED_MS = 50_000

const done: unknown[] = []

/** Lets the clock of this process jump, as if the worker had waited. */
function pass(seconds: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000)
}

test('a worker whose first fetch failed is replaced', async () => {
  const warnings = vi.spyOn(logger, 'warn')
  await db.query('ALTER TABLE graphile_worker._private_tasks RENAME TO tasks_away')
  startWorker([{ tasks: { note: (payload) => void done.push(payload) }, slots: 1 }])
  const failed = expect.stringContaining('Error occurred fetching jobs')
  await vi.waitFor(() => expect(warnings).toHaveBeenCalledWith({ worker: true }, failed), { timeout: FETCHED_MS })
  await db.query('ALTER TABLE graphile_worker.tasks_away RENAME TO _private_tasks')
  await db.query(ADD_JOB, [1])
  pass(20)
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: RECOVERED_MS })
  await vi.waitFor(async () => expect((await db.query(JOBS)).rows).toEqual([]), { timeout: FETCHED_MS })
})

test('a job is run although the response to its fetch was lost, while its worker lives', async () => {
  // The fetch waits for this transaction, so that nothing but its response is lost.
  const blocker = await db.connect()
  await blocker.query('BEGIN')
  await blocker.query('LOCK TABLE graphile_worker._private_jobs IN EXCLUSIVE MODE')
  await blocker.query(ADD_JOB, [2])
  await vi.waitFor(async () => expect((await db.query(WAITING_FETCHES)).rowCount).toBe(1), { timeout: FETCHED_MS })
  wire.set({ losesResponses: true })
  await blocker.query('COMMIT')
  blocker.release()
  await vi.waitFor(async () => expect((await db.query(JOBS)).rows).toEqual([{ isLocked: true }]), {
    timeout: FETCHED_MS,
  })
  wire.set({})
  wire.reset()
  await db.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '20 seconds'`)
  await vi.waitFor(() => expect(done).toEqual([1, 2]), { timeout: RECOVERED_MS })
})
