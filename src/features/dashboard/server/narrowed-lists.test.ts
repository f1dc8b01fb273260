import { expect, test, vi } from 'vitest'
import { listedWhere } from './narrowed-lists'

// The integration tests cover the SQL statements themselves.
test('filters a list by the ids that its statement finds', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [{ id: 'a1' }, { id: 'b2' }] })
  expect(await listedWhere('scheduled', { query })).toEqual({ id: { in: ['a1', 'b2'] } })
})

test('filters an empty result by an id that matches no document', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [] })
  const noId = '00000000-0000-0000-0000-000000000000'
  expect(await listedWhere('expiring-codes', { query })).toEqual({ id: { in: [noId] } })
})
