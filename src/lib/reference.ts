// Crockford's alphabet: without I, L, O and U, so that a reference can be read out on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The format of a reference: two letters and two groups of four. */
export const REFERENCE_PATTERN = /^[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Generates a reference such as TR-8F3K-2Q7M (40 bits). It identifies an entry but grants no access. */
export function newReference(prefix: string): string {
  return `${prefix}-${group()}-${group()}`
}

// 32 divides the 256 values of a byte evenly, so all letters are equally likely.
function group(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
