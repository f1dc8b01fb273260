/** The maximum length of a query, in characters. */
export const QUERY_MAX = 100
const WORDS_MAX = 8
/** Shorter words match only at the beginning of a word, because "a" occurs nearly everywhere. */
const SHORT_WORD = 3
const EXCERPT_LENGTH = 170
const LEAD_IN = 50

/** A query prepared for searching. */
export type Query = { text: string; words: string[] }

/** A piece of a text: a match, or the text around it. */
export type TextPiece = { text: string; isHit: boolean }

// Everything except letters and digits. search_plain() in src/database/functions.sql has the same list, and a test compares the
// two.
const PUNCTUATION = '[\\s!"#$%&\'()*+,./:;<=>?@\\[\\\\\\]^_`{|}~–—‘’“”…-]+'

/** Prepares the entered query for searching, or returns null when nothing is left of it. */
export function readQuery(input: unknown): Query | null {
  if (typeof input !== 'string') return null
  const text = input
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, QUERY_MAX)
    .trim()
  const words = [...new Set(normalizeText(text).split(' ').filter(Boolean))].slice(0, WORDS_MAX)
  return words.length > 0 ? { text, words } : null
}

/** Returns a text in lower case, with one space between words. */
export function normalizeText(text: string): string {
  return text.toLowerCase().replace(new RegExp(PUNCTUATION, 'g'), ' ').trim()
}

/** Returns the words as LIKE patterns for a text with a space before each word. They contain no wildcards of their own. */
export function toPatterns(words: string[]): string[] {
  return words.map((word) => (word.length < SHORT_WORD ? `% ${word}%` : `%${word}%`))
}

/**
 * Returns the word beginnings to highlight in results: the entered words and their stems. The stem of "families" is "famili",
 * which "family" does not begin with.
 */
export function toMarks(words: string[], stems: string[]): string[] {
  const beginnings = stems.map((stem) => (stem.length > SHORT_WORD ? stem.replace(/i$/, '') : stem))
  return [...new Set([...words, ...beginnings.filter((stem) => stem.length >= SHORT_WORD)])]
}

/** Returns the part of a text around the first match, cut at word boundaries; its beginning without a match. */
export function excerptOf(text: string, words: string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const hit = flat.search(hitPattern(words))
  const start = hit > EXCERPT_LENGTH - LEAD_IN ? flat.lastIndexOf(' ', hit - LEAD_IN) + 1 : 0
  if (flat.length - start <= EXCERPT_LENGTH) return (start > 0 ? '… ' : '') + flat.slice(start)
  const end = flat.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const part = flat.slice(start, end > start ? end : start + EXCERPT_LENGTH).replace(/[\s,;:–-]+$/, '')
  return `${start > 0 ? '… ' : ''}${part} …`
}

/** Returns whether the text contains one of the words. */
export function isHit(text: string, words: string[]): boolean {
  return hitPattern(words).test(text)
}

/** Splits the text into pieces, so that matches can be highlighted. */
export function markHits(text: string, words: string[]): TextPiece[] {
  const pieces = text.split(new RegExp(`(${hitPattern(words).source})`, 'giu'))
  return pieces.map((piece, index) => ({ text: piece, isHit: index % 2 === 1 })).filter(({ text: part }) => part !== '')
}

// Each alternative extends to the end of its word, so their order does not matter. Words contain only letters and digits and
// need no escaping.
function hitPattern(words: string[]): RegExp {
  const patterns = words.map((word) => (word.length < SHORT_WORD ? `(?<![\\p{L}\\p{N}])${word}` : word))
  return new RegExp(patterns.map((pattern) => `(?:${pattern})[\\p{L}\\p{N}]*`).join('|'), 'iu')
}
