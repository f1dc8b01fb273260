// Crockford's alphabet: no I, L, O or U, so that a reference survives being read out on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a reference of the academy looks like: two letters and two groups of four. */
export const REFERENCE_PATTERN = /^[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new reference such as TR-8F3K-2Q7M (40 bits). It names an entry; it opens nothing. */
export function newReference(prefix: string): string {
  return `${prefix}-${group()}-${group()}`
}

// 32 letters divide the 256 values of a byte evenly: all are equally likely.
function group(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
