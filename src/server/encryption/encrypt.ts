import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { ENCRYPTED_TEXT } from '@/lib/encrypted-text.mjs'
import { UNREADABLE } from '@/lib/unreadable'
import { env } from '../env'
import { logger } from '../logger'
import type { Keyring } from './keyring'

/** The location of an encrypted value: `table.column` and its owner. It cannot be decrypted anywhere else. */
export type ValueLocation = { column: string; row: string }

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LOOKS_ENCRYPTED = new RegExp(ENCRYPTED_TEXT, 'u')

/**
 * Encrypts a text for its location as `v1.<key>.<base64url>` (AES-256-GCM with a random nonce). Empty and blank texts stay
 * unchanged: that nothing was entered is no secret, and lists count such values.
 */
export function encrypt(text: string, location: ValueLocation, { current, keys }: Keyring = env().FIELD_KEYS): string {
  if (text.trim() === '') return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keys.get(current)!, nonce).setAAD(contextOf(current, location))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${current}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`
}

/** Decrypts a value of {@link encrypt}; null if its key is missing, a byte is wrong or it belongs to another location. */
export function decrypt(
  encrypted: string,
  location: ValueLocation,
  { keys }: Keyring = env().FIELD_KEYS,
): string | null {
  const [version, id = '', body = '', ...rest] = encrypted.split('.')
  const key = keys.get(id)
  const bytes = Buffer.from(body, 'base64url')
  // The same bytes have several Base64 encodings; only the canonical one is accepted.
  const isOurs = version === VERSION && rest.length === 0 && bytes.toString('base64url') === body
  if (!key || !isOurs || bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(contextOf(id, location)).setAuthTag(tag)
  try {
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null
  }
}

/** Whether a stored text is encrypted, or was before it was damaged. */
export function isEncrypted(stored: string): boolean {
  return LOOKS_ENCRYPTED.test(stored)
}

/** Whether a value was encrypted with the current key. */
export function isCurrent(encrypted: string, { current }: Keyring = env().FIELD_KEYS): boolean {
  return encrypted.startsWith(`${VERSION}.${current}.`)
}

/** Returns the text of a column, encrypted or not, or {@link UNREADABLE} if it cannot be decrypted. Null stays null. */
export function decryptText(stored: string, location: ValueLocation): string
export function decryptText(stored: string | null, location: ValueLocation): string | null
export function decryptText(stored: string | null, location: ValueLocation): string | null {
  if (stored === null || !isEncrypted(stored)) return stored
  const text = decrypt(stored, location)
  if (text === null) logger.warn(location, 'An encrypted value cannot be decrypted.')
  return text ?? UNREADABLE
}

function contextOf(key: string, { column, row }: ValueLocation): Buffer {
  return Buffer.from([VERSION, key, column, row].join('\0'))
}
