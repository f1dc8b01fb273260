import { expect, test, vi } from 'vitest'
import { Recent } from './recent'

test('computes a key once, also while it is being computed', async () => {
  const compute = vi.fn(() => Promise.resolve('value'))
  const recent = new Recent<string>(2)
  expect(await Promise.all([recent.get('a', compute), recent.get('a', compute)])).toEqual(['value', 'value'])
  expect(await recent.get('a', compute)).toBe('value')
  expect(compute).toHaveBeenCalledOnce()
})

test('drops the key that was used the longest ago when there are too many', async () => {
  const computed: string[] = []
  const recent = new Recent<string>(2)
  const get = (key: string) => recent.get(key, () => Promise.resolve(computed.push(key)).then(() => key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(computed).toEqual(['a', 'b', 'c', 'b'])
})

test('forgets a failure', async () => {
  const recent = new Recent<string>(2)
  await expect(recent.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await recent.get('a', () => Promise.resolve('up'))).toBe('up')
})
