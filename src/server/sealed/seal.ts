import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SEALED_TEXT } from '@/lib/sealed-text.mjs'
import { UNREADABLE } from '@/lib/unreadable'
import { env } from '../env'
import { logger } from '../logger'
import type { Keyring } from './keyring'

/** Where a sealed value belongs: a column as `table.column`, and whose value it is. It opens nowhere else. */
export type Place = { column: string; row: string }

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LOOKS_SEALED = new RegExp(SEALED_TEXT, 'u')

/**
 * Encrypts a text for its place as `v1.<key>.<base64url>` (AES-256-GCM, a nonce of its own). An empty text, or one of
 * blanks, stays as it is: that nothing was told is no secret, and lists count it.
 */
export function seal(text: string, place: Place, { current, keys }: Keyring = env().FIELD_KEYS): string {
  if (text.trim() === '') return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keys.get(current)!, nonce).setAAD(contextOf(current, place))
  const words = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${current}.${Buffer.concat([nonce, cipher.getAuthTag(), words]).toString('base64url')}`
}

/** Opens what {@link seal} made; null when its key is missing, a byte of it is wrong or it belongs somewhere else. */
export function unseal(sealed: string, place: Place, { keys }: Keyring = env().FIELD_KEYS): string | null {
  const [version, id = '', body = '', ...rest] = sealed.split('.')
  const key = keys.get(id)
  const bytes = Buffer.from(body, 'base64url')
  // Base64 may be written in several ways; only ours is right.
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

/** Whether a stored text is a sealed one, or was one before something broke it. */
export function isSealed(stored: string): boolean {
  return LOOKS_SEALED.test(stored)
}

/** Whether a sealed text was written with the key that writes now. */
export function isCurrent(sealed: string, { current }: Keyring = env().FIELD_KEYS): boolean {
  return sealed.startsWith(`${VERSION}.${current}.`)
}

/**
 * What a column says: the words, whether they are sealed already or not, or {@link UNREADABLE} when they do not open.
 * Nothing stays nothing.
 */
export function reveal(stored: string, place: Place): string
export function reveal(stored: string | null, place: Place): string | null
export function reveal(stored: string | null, place: Place): string | null {
  if (stored === null || !isSealed(stored)) return stored
  const text = unseal(stored, place)
  if (text === null) logger.warn(place, 'A sealed value cannot be opened.')
  return text ?? UNREADABLE
}

function contextOf(key: string, { column, row }: Place): Buffer {
  return Buffer.from([VERSION, key, column, row].join('\0'))
}
