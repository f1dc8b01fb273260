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

async function taken(by: string, { secondsAgo, silentFor }: { secondsAgo: number; silentFor?: number }): Promise<void> {
  await pool().query(`SELECT graphile_worker.add_job('deliver_mail', '{}'::json)`)
  await pool().query(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1 WHERE locked_by IS NULL`,
    [by, secondsAgo],
  )
  if (silentFor !== undefined)
    await pool().query(`INSERT INTO queue_workers VALUES ($1, now() - make_interval(secs => $2))`, [by, silentFor])
}

async function stillTaken(): Promise<string[]> {
  const { rows } = await pool().query<{ locked_by: string }>(
    'SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL ORDER BY locked_by',
  )
  return rows.map((row) => row.locked_by)
}

async function beatTwice(...workers: string[]): Promise<void> {
  await sendHeartbeat(workers, (clock += HEARTBEAT_MS))
  await sendHeartbeat(workers, (clock += HEARTBEAT_MS))
}

test('releases the jobs of a killed process within thirty seconds, and no job of a living one', async () => {
  await taken('killed', { secondsAgo: 600, silentFor: 21 })
  await taken('killed-before-its-first-beat', { secondsAgo: 21 })
  await taken('elsewhere', { secondsAgo: 600, silentFor: 15 })
  await taken('new-elsewhere', { secondsAgo: 5 })
  await taken('own', { secondsAgo: 600 })
  await beatTwice('own')
  expect(await stillTaken()).toEqual(['elsewhere', 'new-elsewhere', 'own'])
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
  await taken('elsewhere', { secondsAgo: 600, silentFor: 90 })
  await sendHeartbeat(['own'], (clock += 90_000))
  expect(await stillTaken()).toEqual(['elsewhere'])
  await sendHeartbeat(['elsewhere'], clock)
  await beatTwice('own')
  expect(await stillTaken()).toEqual(['elsewhere'])
})
