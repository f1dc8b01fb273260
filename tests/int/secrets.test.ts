import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { env } from '@/server/env'
import { hashSecret, keyedHash, verifySecret } from '@/server/secrets'

const SECRET = 'three plain words'

test('a hash stores its cost, has its own salt, and matches only its secret', async () => {
  const [first, second] = [await hashSecret(SECRET), await hashSecret(SECRET)]
  expect(first).toMatch(new RegExp(`^${env().hashCost}\\.[\\w-]{22}\\.[\\w-]{43}$`))
  expect(first).not.toBe(second)
  expect(await verifySecret(SECRET, first)).toBe(true)
  expect(await verifySecret('three plain word', first)).toBe(false)
})

test('a hash from before hashes stored their cost still matches', async () => {
  const salt = Buffer.from('sixteen bytes...')
  const strong = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
  const key = scryptSync(keyedHash('member-secret', SECRET), salt, 32, strong)
  const stored = `${salt.toString('base64url')}.${key.toString('base64url')}`
  expect(await verifySecret(SECRET, stored)).toBe(true)
  expect(await verifySecret('three plain word', stored)).toBe(false)
})

test('nothing matches a missing hash, or a stored value that is not a hash', async () => {
  for (const stored of [null, undefined, '', 'x', '8..'])
    expect(await verifySecret(SECRET, stored), String(stored)).toBe(false)
})
