import { beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS, sendHeartbeat, deleteHeartbeat } from '@/server/queue/heartbeat'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(async () => {
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  await pool().query('DELETE FROM queue_workers')
})

// Each test has its own clock, as if no worker had sent a heartbeat for a long time.
let clock = 0
beforeEach(() => (clock += 1_000_000))

/** Adds a job that a worker has taken. @returns its id */
async function taken(
  by: string,
  { secondsAgo, silentFor }: { secondsAgo: number; silentFor?: number },
): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM graphile_worker.add_job('deliver_mail', '{}'::json)`,
  )
  await pool().query(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1 WHERE locked_by IS NULL`,
    [by, secondsAgo],
  )
  if (silentFor !== undefined)
    await pool().query(`INSERT INTO queue_workers VALUES ($1, now() - make_interval(secs => $2))`, [by, silentFor])
  return rows[0]!.id
}

async function stillTaken(): Promise<string[]> {
  const { rows } = await pool().query<{ locked_by: string }>(
    'SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL ORDER BY locked_by',
  )
  return rows.map((row) => row.locked_by)
}

async function beatTwice(worker: string, ...held: string[]): Promise<void> {
  await sendHeartbeat([worker], held, (clock += HEARTBEAT_MS))
  await sendHeartbeat([worker], held, (clock += HEARTBEAT_MS))
}

test('releases the jobs of a killed process within thirty seconds, and no job of a living one', async () => {
  await taken('killed', { secondsAgo: 600, silentFor: 21 })
  await taken('killed-before-its-first-beat', { secondsAgo: 21 })
  await taken('elsewhere', { secondsAgo: 600, silentFor: 15 })
  await taken('new-elsewhere', { secondsAgo: 5 })
  const held = await taken('own', { secondsAgo: 600 })
  await beatTwice('own', held)
  expect(await stillTaken()).toEqual(['elsewhere', 'new-elsewhere', 'own'])
})

test('releases a job of a living worker whose response to the fetch was lost, and none that it holds or is fetching', async () => {
  const held = await taken('own', { secondsAgo: 600 })
  const lost = await taken('own', { secondsAgo: 21 })
  const fetching = await taken('own', { secondsAgo: 8 })
  await beatTwice('own', held)
  const { rows } = await pool().query('SELECT id, locked_by FROM graphile_worker.jobs ORDER BY id')
  expect(rows).toEqual([
    { id: held, locked_by: 'own' },
    { id: lost, locked_by: null },
    { id: fetching, locked_by: 'own' },
  ])
})

test('releases the jobs of a worker that ended without finishing them', async () => {
  await taken('ended', { secondsAgo: 60, silentFor: 0 })
  await deleteHeartbeat(['ended'])
  await beatTwice('own')
  expect(await stillTaken()).toEqual([])
})

test('rejects when the heartbeat of a worker that ended cannot be deleted', async () => {
  vi.spyOn(pool(), 'query').mockImplementationOnce(() => Promise.reject(new Error('no connection')))
  await expect(deleteHeartbeat(['ended'])).rejects.toThrow('no connection')
})

test('releases no jobs right after an outage, when every worker was silent', async () => {
  const held = await taken('elsewhere', { secondsAgo: 600, silentFor: 90 })
  await sendHeartbeat(['own'], [], (clock += 90_000))
  expect(await stillTaken()).toEqual(['elsewhere'])
  await sendHeartbeat(['elsewhere'], [held], clock)
  await beatTwice('own')
  expect(await stillTaken()).toEqual(['elsewhere'])
})
