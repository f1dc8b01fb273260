import { expect, test, vi } from 'vitest'
import { retryOnce } from './retry'

test('hides one failure and throws after two', async () => {
  const once = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValue('films')
  await expect(retryOnce(once)).resolves.toBe('films')
  const always = vi.fn().mockRejectedValue(new Error('again'))
  await expect(retryOnce(always)).rejects.toThrow('again')
  expect(always).toHaveBeenCalledTimes(2)
})
