import { beforeEach, expect, test, vi } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes'
import { decryptSecret, encryptSecret } from './encrypt-secret'

const [KIM, SAM] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nowhere')
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests that is long enough for it')
})

test('decrypts a key for its account only, and encrypts it differently each time', () => {
  const encrypted = encryptSecret('JBSWY3DPEHPK3PXP', KIM)
  expect(decryptSecret(encrypted, KIM)).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(encryptSecret('JBSWY3DPEHPK3PXP', KIM)).not.toBe(encrypted)
  expect(() => decryptSecret(encrypted, SAM)).toThrow()
  const bytes = Buffer.from(encrypted, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => decryptSecret(bytes.toString('base64url'), KIM)).toThrow()
})

test('generates ten different recovery codes, whose hash ignores case and dashes', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  const [code = ''] = codes
  expect(recoveryHash(KIM, ` ${code.toLowerCase().replace('-', ' ')}`)).toBe(recoveryHash(KIM, code))
  expect(recoveryHash(SAM, code)).not.toBe(recoveryHash(KIM, code))
})
