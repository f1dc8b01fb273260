import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { env } from '../env'

/** What a visitor without JavaScript gets back after a rejected form: all values and the error messages. */
export type Flash = {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string
}

const COOKIE = 'fc-form'
const MAX_AGE_SECONDS = 600
const CHUNK = 3_800
const MAX_CHUNKS = 3
const IV_BYTES = 12
const TAG_BYTES = 16

const FORMS = '/forms'

/**
 * Encrypts a flash into short-lived cookies of this browser, so that a family's answers are in no URL, log or table. Null if
 * the texts are too long for cookies: then the browser's Back button restores them.
 * @param path the pages that may read it
 */
export function encryptFlash(flash: Flash, path = FORMS): string[] | null {
  const encrypted = encrypt(deflateRawSync(JSON.stringify(flash))).toString('base64url')
  if (encrypted.length > CHUNK * MAX_CHUNKS) return null
  const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) => encrypted.slice(index * CHUNK, (index + 1) * CHUNK))
  return chunks.map((chunk, index) => cookie(index, chunk, chunk ? MAX_AGE_SECONDS : 0, path))
}

/** Returns the cookies that delete a flash. */
export function clearFlash(path = FORMS): string[] {
  return Array.from({ length: MAX_CHUNKS }, (_, index) => cookie(index, '', 0, path))
}

/** Decrypts a flash of {@link encryptFlash}. Null if there is none, or it was tampered with. */
export function decryptFlash(read: (name: string) => string | undefined): Flash | null {
  const encrypted = Array.from({ length: MAX_CHUNKS }, (_, index) => read(`${COOKIE}-${index}`) ?? '').join('')
  if (!encrypted) return null
  try {
    return JSON.parse(inflateRawSync(decrypt(Buffer.from(encrypted, 'base64url'))).toString('utf8')) as Flash
  } catch {
    return null
  }
}

function cookie(index: number, value: string, maxAge: number, path: string): string {
  const secure = env().PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}-${index}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'form-flash', 32))
}

function encrypt(plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function decrypt(encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key(), encrypted.subarray(0, IV_BYTES))
  decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
