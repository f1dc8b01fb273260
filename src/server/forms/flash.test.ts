import { expect, test } from 'vitest'
import { decryptFlash, encryptFlash } from './flash'

const flash = {
  values: { firstName: 'Avery', positions: ['Center'] },
  fields: { email: 'Invalid' },
  message: 'Please check',
}

function jar(cookies: string[]): (name: string) => string | undefined {
  const pairs = cookies.map((cookie) => cookie.split(';')[0]!.split('=') as [string, string])
  return (name) => new Map(pairs).get(name)
}

test('returns every value, and encrypts the cookies', () => {
  const cookies = encryptFlash(flash)!
  expect(decryptFlash(jar(cookies))).toEqual(flash)
  expect(cookies.join('')).not.toContain('Avery')
})

test('rejects a cookie that was changed', () => {
  const [first, ...rest] = encryptFlash(flash)!
  const flipped = first!.replace(/=(.)/, (_, letter: string) => `=${letter === 'A' ? 'B' : 'A'}`)
  expect(decryptFlash(jar([flipped, ...rest]))).toBeNull()
})

test('splits long texts over several cookies of at most 4 kB', () => {
  const noise = Array.from({ length: 5000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('')
  const cookies = encryptFlash({ ...flash, values: { goals: noise } })!
  expect(Math.max(...cookies.map((cookie) => cookie.length))).toBeLessThan(4096)
  expect(decryptFlash(jar(cookies))?.values.goals).toBe(noise)
})
