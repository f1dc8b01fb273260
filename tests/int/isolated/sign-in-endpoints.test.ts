import { pbkdf2 } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { pool } from '@/server/database/pool'
import { makeColleague, PASSWORD, signIn } from '../staff-sign-in-support'
import { staffAs } from '../staff'
import { freshDatabase } from '../support'

// Counts calls of the real hash function: the cost of a response is its number of slow hashes.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, default: real, pbkdf2: vi.fn(real.pbkdf2) }
})
const hashes = vi.mocked(pbkdf2)

freshDatabase()

test('a rejected staff sign-in costs one hash of the same cost for any account', async () => {
  const [known, suspended] = [await makeColleague(), await makeColleague()]
  await pool().query('UPDATE staff SET is_suspended = true WHERE id = $1', [suspended.id])
  const bare = await staffAs('treasurer')
  for (const email of [known.email, suspended.email, bare.email, 'unknown@example.org']) {
    hashes.mockClear()
    const answer = await signIn(email, email === suspended.email ? PASSWORD : 'a-long-and-loud-sentence')
    expect(answer.status, email).toBe(401)
    const costs = hashes.mock.calls.map(([, , iterations, bytes, digest]) => [iterations, bytes, digest])
    expect(costs, email).toEqual([[600_000, 32, 'sha256']])
  }
})
