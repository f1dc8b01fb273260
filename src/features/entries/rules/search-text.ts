import { readPhoneSearch } from '@/lib/phone-search'

/** The maximum length of a search text, in characters. */
export const SEARCH_MAX = 100
/**
 * Shorter words occur in nearly every entry. At least one word must be longer, because the trigram index needs three letters.
 */
const LONG_WORD = /[\p{L}\p{N}]{3}/u
const PHONE_DIGITS_MIN = 3
/** In a word this short one wrong letter is half of it, so its similarity means little. */
export const SHORT = 5
const SHORT_NAME = new RegExp(`^\\p{L}{4,${SHORT}}$`, 'u')
const WORDS_MAX = 5

/** A search: each pattern must match literally, or else each word approximately. */
export type SearchWords = { words: string[]; patterns: string[] }

/** Parses a search text. Returns null if it is too short to search. */
export function readSearch(input: string): SearchWords | null {
  const text = foldText(input.slice(0, SEARCH_MAX))
  const phone = readPhoneSearch(text, PHONE_DIGITS_MIN)
  const typedWords = phone
    ? [phone]
    : text.split(/[\s,;]+/).map((word) => readPhoneSearch(word, PHONE_DIGITS_MIN) ?? word)
  const words = [...new Set(typedWords)].filter(hasLetters)
  const longest = words.sort((a, b) => b.length - a.length).slice(0, WORDS_MAX)
  const long = longest.filter((word) => LONG_WORD.test(word))
  return long.length > 0 ? { words: long.map(withoutHost), patterns: longest.map(toPattern) } : null
}

/**
 * Returns LIKE patterns for a short name with one typing error: a letter too many, missing, wrong, or two swapped. Each pattern
 * matches a whole word. Returns none for other words, which are compared by similarity.
 */
export function nearSpellings(word: string): string[] {
  if (!SHORT_NAME.test(word)) return []
  const positions = [...Array(word.length + 1).keys()]
  const spellings = positions.flatMap((at) => {
    const [before, letter, next, rest] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 1)]
    const missing = `${before}_${letter}${rest}`
    return letter ? [missing, `${before}_${rest}`, before + rest, before + next + letter + rest.slice(1)] : [missing]
  })
  return [...new Set(spellings)].flatMap((spelling) => [`${spelling} %`, `% ${spelling} %`])
}

/** Folds text like the database's search column: lower case, without accents. */
export function foldText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
}

// Many mail addresses share a host, so a match of the host means nothing.
function withoutHost(word: string): string {
  const [mailbox = ''] = word.split('@')
  return LONG_WORD.test(mailbox) ? mailbox : word
}

function hasLetters(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

/** Returns the LIKE pattern for texts that contain a word. */
export function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
