import { beforeEach, expect, test } from 'vitest'
import { giveBackLostJobs } from '@/server/queue/lost-jobs'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(async () => void (await pool().query('DELETE FROM graphile_worker._private_jobs')))

async function taken({ by, minutesAgo }: { by: string; minutesAgo: number }): Promise<void> {
  await pool().query(`SELECT graphile_worker.add_job('deliver_mail', '{}'::json)`)
  await pool().query(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = $1, locked_at = now() - make_interval(mins => $2), attempts = 1 WHERE locked_by IS NULL`,
    [by, minutesAgo],
  )
}

async function stillTaken(): Promise<string[]> {
  const { rows } = await pool().query<{ locked_by: string }>(
    'SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL ORDER BY locked_by',
  )
  return rows.map((row) => row.locked_by)
}

test('what a killed process had begun is given back after ten minutes, and not before', async () => {
  await taken({ by: 'killed', minutesAgo: 11 })
  await taken({ by: 'at-work', minutesAgo: 9 })
  await giveBackLostJobs([])
  expect(await stillTaken()).toEqual(['at-work'])
})

test('a worker that is known to be gone loses its jobs at once, and only it', async () => {
  await taken({ by: 'another', minutesAgo: 0 })
  await taken({ by: 'gone', minutesAgo: 0 })
  await giveBackLostJobs(['gone', 'never-had-one'])
  expect(await stillTaken()).toEqual(['another'])
})
