import { beforeEach, expect, test } from 'vitest'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { adminPaths } from '@/lib/admin-paths'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

const NOW = new Date('2026-11-20T18:00:00Z')

beforeEach(async () => {
  await pool().query('TRUNCATE erasures CASCADE')
})

async function addErasure(dueAt: string, { players = [], state = '' }: { players?: string[]; state?: string } = {}) {
  await pool().query(
    `INSERT INTO erasures (entries, players, enrolments, members, asked_by_name, due_at)
     VALUES ('{}', $1, '{}', '{}', 'a test', $2)`,
    [players, dueAt],
  )
  if (state) await pool().query(`UPDATE erasures SET ${state} = now() WHERE due_at = $1`, [dueAt])
}

async function findWork() {
  const work = await countLists(await staffAs('registrar'), NOW)
  return work.find(({ key }) => key === 'erasures')
}

test('counts the erasures that wait for approval, and leads to the most urgent child', async () => {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM players LIMIT 1')
  const { id } = rows[0]!
  expect(await findWork()).toMatchObject({ count: 0, label: 'to erase', href: adminPaths.audit, isLate: false })
  await addErasure('2027-01-04T18:00:00Z')
  await addErasure('2026-11-28T18:00:00Z', { players: [id] })
  const href = adminPaths.childFile('players', id)
  expect(await findWork()).toMatchObject({ count: 2, label: 'to erase, 8 days left', href, isLate: false })
})

test.each(['erased_at', 'taken_back_at', 'agreed_at'])('omits erasures with %s', async (state) => {
  await addErasure('2026-11-21T18:00:00Z', { state })
  expect(await findWork()).toMatchObject({ count: 0, isLate: false })
})

test.each([
  ['2026-11-27T18:00:00Z', 'to erase, 7 days left', true],
  ['2026-11-21T18:00:00Z', 'to erase, 1 day left', true],
  // Still November 20 in Arizona.
  ['2026-11-21T06:30:00Z', 'to erase, 0 days left', true],
])('due at %s, it is “%s”', async (dueAt, label, isLate) => {
  await addErasure(dueAt)
  expect(await findWork()).toMatchObject({ count: 1, label, isLate })
})
