import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SEALED_TEXT } from '@/lib/sealed-text.mjs'
import { UNREADABLE } from '@/lib/unreadable'
import { env } from '../env'
import { logger } from '../logger'
import type { Keyring } from './keyring'

/** The place of an encrypted value: `table.column` and its owner. It cannot be decrypted anywhere else. */
export type Place = { column: string; row: string }

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LOOKS_SEALED = new RegExp(SEALED_TEXT, 'u')

/**
 * Encrypts a text for its place as `v1.<key>.<base64url>` (AES-256-GCM with a random nonce). Empty and blank texts stay
 * unchanged: that nothing was entered is no secret, and lists count such values.
 */
export function seal(text: string, place: Place, { current, keys }: Keyring = env().FIELD_KEYS): string {
  if (text.trim() === '') return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keys.get(current)!, nonce).setAAD(contextOf(current, place))
  const words = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${current}.${Buffer.concat([nonce, cipher.getAuthTag(), words]).toString('base64url')}`
}

/** Decrypts a value of {@link seal}; null if its key is missing, a byte is wrong or it belongs to another place. */
export function unseal(sealed: string, place: Place, { keys }: Keyring = env().FIELD_KEYS): string | null {
  const [version, id = '', body = '', ...rest] = sealed.split('.')
  const key = keys.get(id)
  const bytes = Buffer.from(body, 'base64url')
  // The same bytes have several Base64 encodings; only the canonical one is accepted.
  const isOurs = version === VERSION && rest.length === 0 && bytes.toString('base64url') === body
  if (!key || !isOurs || bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(contextOf(id, place)).setAuthTag(tag)
  try {
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null
  }
}

/** Whether a stored text is encrypted, or was before it was damaged. */
export function isSealed(stored: string): boolean {
  return LOOKS_SEALED.test(stored)
}

/** Whether a value was encrypted with the current key. */
export function isCurrent(sealed: string, { current }: Keyring = env().FIELD_KEYS): boolean {
  return sealed.startsWith(`${VERSION}.${current}.`)
}

/** Returns the text of a column, encrypted or not, or {@link UNREADABLE} if it cannot be decrypted. Null stays null. */
export function unsealText(stored: string, place: Place): string
export function unsealText(stored: string | null, place: Place): string | null
export function unsealText(stored: string | null, place: Place): string | null {
  if (stored === null || !isSealed(stored)) return stored
  const text = unseal(stored, place)
  if (text === null) logger.warn(place, 'A sealed value cannot be opened.')
  return text ?? UNREADABLE
}

function contextOf(key: string, { column, row }: Place): Buffer {
  return Buffer.from([VERSION, key, column, row].join('\0'))
}
