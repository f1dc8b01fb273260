import { createHash } from 'node:crypto'

/**
 * Returns a fingerprint for each key of FIELD_KEYS. It tells whether the keys of a backup are at hand, and nothing about a key
 * of 256 random bits.
 * @param {string} fieldKeys such as "k2:<base64>,k1:<base64>"
 * @returns {Record<string, string>} by the id of the key
 */
export function fingerprintKeys(fieldKeys) {
  const keys = fieldKeys.split(',').map((key) => key.trim().split(':'))
  return Object.fromEntries(keys.map(([id, secret]) => [id, fingerprint(secret)]))
}

/** Lists the ids of a backup's keys that FIELD_KEYS does not contain. */
export function listMissingKeys(fingerprints, fieldKeys) {
  const known = fingerprintKeys(fieldKeys)
  return Object.keys(fingerprints).filter((id) => known[id] !== fingerprints[id])
}

function fingerprint(secret) {
  return createHash('sha256').update(`fullcourt field key ${secret}`).digest('hex').slice(0, 16)
}
