import { expect, test, vi } from 'vitest'
import { retryOnce } from './retry'

test('one failure is never noticed, two are', async () => {
  const once = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValue('films')
  await expect(retryOnce(once)).resolves.toBe('films')
  const always = vi.fn().mockRejectedValue(new Error('again'))
  await expect(retryOnce(always)).rejects.toThrow('again')
  expect(always).toHaveBeenCalledTimes(2)
})
