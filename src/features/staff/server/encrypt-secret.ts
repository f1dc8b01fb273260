import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/server/env'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts the key of a second factor for storage, so that a dump of the database alone yields no codes. */
export function encryptSecret(secret: string, staffId: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key(), iv).setAAD(Buffer.from(staffId))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Decrypts the key.
 * @throws Error if it was encrypted for another account or with another secret of the academy
 */
export function decryptSecret(encrypted: string, staffId: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv(ALGORITHM, key(), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(staffId)).setAuthTag(tag)
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'staff-second-factor', KEY_BYTES))
}
