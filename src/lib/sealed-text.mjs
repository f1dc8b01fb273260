/**
 * What a sealed text looks like, for JavaScript and PostgreSQL: `v1.<key>.<nonce, tag and words>`. One wrong byte at its
 * beginning makes it no plain text.
 */
export const SEALED_TEXT = String.raw`^(.1\.|v.\.|v1.)[^\s]{41,}$`

/** SQL: whether a column holds words that nobody has sealed yet. Nothing is left as it is. @param {string} column */
export function isPlain(column) {
  return `btrim(${column}) <> '' AND ${column} !~ '${SEALED_TEXT}'`
}
