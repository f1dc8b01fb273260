/** The pattern that finds words or an amount, and no longer amount that begins or ends with them. */
export function wordsPattern(words: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\d$])${words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\d|[.,]\\d)`, flags)
}

/**
 * Whether words are in one of these pieces, and only once, and their replacement is in none: then it is certain what to
 * replace, and what to put back.
 */
export function isThereOnce(pieces: readonly string[], words: string, put: string): boolean {
  if (pieces.some((piece) => piece.includes(put))) return false
  return pieces.reduce((count, piece) => count + [...piece.matchAll(wordsPattern(words, 'g'))].length, 0) === 1
}
