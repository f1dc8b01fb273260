import { expect, test, vi } from 'vitest'
import { onlyThoseOf } from './narrowed-lists'

// The statements themselves are for the integration tests: only PostgreSQL can say what they find.
test('a list holds the documents that its statement finds, and no other', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [{ id: 'a1' }, { id: 'b2' }] })
  expect(await onlyThoseOf('scheduled', { query })).toEqual({ id: { in: ['a1', 'b2'] } })
})

test('a list that finds nothing is still narrowed, to an id that belongs to no document', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [] })
  const nobody = '00000000-0000-0000-0000-000000000000'
  expect(await onlyThoseOf('expiring-codes', { query })).toEqual({ id: { in: [nobody] } })
})
