/** Returns a pattern that matches words or an amount, but not as part of a longer amount. */
export function wordsPattern(words: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\d$])${words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\d|[.,]\\d)`, flags)
}

/**
 * Returns whether the words occur exactly once in these pieces and the replacement not at all. Only then are the replacement
 * and its undo unambiguous.
 */
export function isThereOnce(pieces: readonly string[], words: string, put: string): boolean {
  if (pieces.some((piece) => piece.includes(put))) return false
  return pieces.reduce((count, piece) => count + [...piece.matchAll(wordsPattern(words, 'g'))].length, 0) === 1
}
