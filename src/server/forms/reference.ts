import { randomInt } from 'node:crypto'

// Crockford's alphabet: no I, L, O or U, so that a reference survives being read out on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a reference of the academy looks like: two letters and two groups of four. */
export const REFERENCE_PATTERN = /^[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new reference such as TR-8F3K-2Q7M (40 bits). It names an entry; it opens nothing. */
export function newReference(prefix: string): string {
  return `${prefix}-${group()}-${group()}`
}

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
