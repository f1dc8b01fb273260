/** Returns a pattern that matches words or an amount, but not as part of a longer amount. */
export function phrasePattern(phrase: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\d$])${phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\d|[.,]\\d)`, flags)
}

/**
 * Returns whether the words occur exactly once in these pieces and the replacement not at all. Only then are the replacement
 * and its undo unambiguous.
 */
export function occursOnce(pieces: readonly string[], phrase: string, put: string): boolean {
  if (pieces.some((piece) => piece.includes(put))) return false
  return pieces.reduce((count, piece) => count + [...piece.matchAll(phrasePattern(phrase, 'g'))].length, 0) === 1
}
