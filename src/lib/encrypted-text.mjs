/**
 * The format of an encrypted text, for JavaScript and PostgreSQL: `v1.<key>.<nonce, tag and ciphertext>`. A single wrong byte
 * in the prefix still matches, so that damaged ciphertext is not treated as plain text.
 */
export const ENCRYPTED_TEXT = String.raw`^(.1\.|v.\.|v1.)[^\s]{41,}$`

/**
 * Returns an SQL condition: whether a column contains unencrypted text. Blank texts stay unencrypted. @param {string} column
 */
export function isPlain(column) {
  return `btrim(${column}) <> '' AND ${column} !~ '${ENCRYPTED_TEXT}'`
}
