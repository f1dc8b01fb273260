import { expect, test, vi } from 'vitest'
import { createBatch } from './batch'

test('loads the keys of one tick together, each once', async () => {
  const load = vi.fn(async (keys: string[]) => new Map(keys.map((key) => [key, key.toUpperCase()])))
  const find = createBatch(load)
  expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual(['A', 'B', 'A'])
  expect(load.mock.calls).toEqual([[['a', 'b']]])
  expect(await find('c')).toBe('C')
  expect(load).toHaveBeenCalledTimes(2)
})

test('returns null for a key without a value', async () => {
  expect(await createBatch(async () => new Map<string, string>())('a')).toBeNull()
})

test('fails for all keys of a failed load, and tries again with the next', async () => {
  const load = vi.fn<(keys: string[]) => Promise<Map<string, string>>>()
  load.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(new Map([['a', 'A']]))
  const find = createBatch(load)
  const first = await Promise.allSettled([find('a'), find('b')])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe('A')
})
