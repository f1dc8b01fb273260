import { afterAll, expect, test, vi } from 'vitest'
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
/** Twice the time between two looks of the worker at the queue. */
const FETCHED_MS = 10_000
/** Two heartbeats, the pause after a lost connection and a look at the queue. */
const RUN_MS = 40_000

test('a job is run although the response to its fetch was lost, while its worker lives', async () => {
  const done: unknown[] = []
  startWorker([{ tasks: { note: (payload) => void done.push(payload) }, slots: 1 }])
  await db.query(`SELECT graphile_worker.add_job('note', '1')`)
  await vi.waitFor(async () => expect((await db.query(JOBS)).rows).toEqual([]), { timeout: FETCHED_MS })
  expect(done).toEqual([1])
  wire.set({ losesResponses: true })
  await db.query(`SELECT graphile_worker.add_job('note', '2')`)
  await vi.waitFor(async () => expect((await db.query(JOBS)).rows).toEqual([{ isLocked: true }]), {
    timeout: FETCHED_MS,
  })
  wire.set({})
  wire.reset()
  await db.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '20 seconds'`)
  await vi.waitFor(() => expect(done).toEqual([1, 2]), { timeout: RUN_MS })
})
