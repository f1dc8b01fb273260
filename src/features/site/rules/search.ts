/** The longest query that is looked up, in characters. */
export const QUERY_MAX = 100
const WORDS_MAX = 8
/** Shorter words only count where a word begins: "a" is in nearly everything. */
const SHORT_WORD = 3
const EXCERPT_LENGTH = 170
const LEAD_IN = 50

/** A query as it is looked up. */
export type Query = { text: string; words: string[] }

/** A piece of a text: what was searched for, or what stands around it. */
export type Piece = { text: string; isHit: boolean }

// What is neither letter nor digit. search_plain() in src/database/functions.sql has the same list, and a test compares the two.
const PUNCTUATION = '[\\s!"#$%&\'()*+,./:;<=>?@\\[\\\\\\]^_`{|}~–—‘’“”…-]+'

/** What somebody typed, ready to be looked up, or null when nothing is left of it. */
export function readQuery(typed: unknown): Query | null {
  if (typeof typed !== 'string') return null
  const text = typed
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, QUERY_MAX)
    .trim()
  const words = [...new Set(plain(text).split(' ').filter(Boolean))].slice(0, WORDS_MAX)
  return words.length > 0 ? { text, words } : null
}

/** A text in small letters, with one blank wherever a word ends. */
export function plain(text: string): string {
  return text.toLowerCase().replace(new RegExp(PUNCTUATION, 'g'), ' ').trim()
}

/** The words as LIKE patterns for a text that has a blank before each word. None can hold a wildcard of its own. */
export function toPatterns(words: string[]): string[] {
  return words.map((word) => (word.length < SHORT_WORD ? `% ${word}%` : `%${word}%`))
}

/**
 * The beginnings of words to mark in results: the words as they were typed, and their stems. The stem of "families" is
 * "famili", which "family" does not begin with.
 */
export function toMarks(words: string[], stems: string[]): string[] {
  const beginnings = stems.map((stem) => (stem.length > SHORT_WORD ? stem.replace(/i$/, '') : stem))
  return [...new Set([...words, ...beginnings.filter((stem) => stem.length >= SHORT_WORD)])]
}

/** The part of a text around the first hit, cut at words; its beginning when nothing is hit. */
export function excerptOf(text: string, words: string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const hit = flat.search(hitPattern(words))
  const start = hit > EXCERPT_LENGTH - LEAD_IN ? flat.lastIndexOf(' ', hit - LEAD_IN) + 1 : 0
  if (flat.length - start <= EXCERPT_LENGTH) return (start > 0 ? '… ' : '') + flat.slice(start)
  const end = flat.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const part = flat.slice(start, end > start ? end : start + EXCERPT_LENGTH).replace(/[\s,;:–-]+$/, '')
  return `${start > 0 ? '… ' : ''}${part} …`
}

/** True when one of the words stands in the text. */
export function isHit(text: string, words: string[]): boolean {
  return hitPattern(words).test(text)
}

/** The text in pieces, so that what was searched for can be marked. */
export function markHits(text: string, words: string[]): Piece[] {
  const pieces = text.split(new RegExp(`(${hitPattern(words).source})`, 'giu'))
  return pieces.map((piece, index) => ({ text: piece, isHit: index % 2 === 1 })).filter(({ text: part }) => part !== '')
}

// Each up to the end of the word it stands in, so their order does not matter. Words hold letters and digits only, and nothing to escape.
function hitPattern(words: string[]): RegExp {
  const patterns = words.map((word) => (word.length < SHORT_WORD ? `(?<![\\p{L}\\p{N}])${word}` : word))
  return new RegExp(patterns.map((pattern) => `(?:${pattern})[\\p{L}\\p{N}]*`).join('|'), 'iu')
}
