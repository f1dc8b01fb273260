import { decrypt, encrypt, isEncrypted } from './encrypt'

/** Encrypts the search text of a collection's list for the URL of the list. */
export function encryptSearch(text: string, collection: string): string {
  return encrypt(text, locationOf(collection))
}

/**
 * Returns the search text of a URL. A text that is not encrypted stays unchanged: links from mails search for a reference.
 * Empty if it cannot be decrypted, such as one of another collection.
 */
export function decryptSearch(search: string, collection: string): string {
  return isEncrypted(search) ? (decrypt(search, locationOf(collection)) ?? '') : search
}

function locationOf(collection: string) {
  return { column: 'list search', row: collection }
}
