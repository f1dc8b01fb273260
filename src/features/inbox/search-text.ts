/** The longest text that is looked up, in characters. */
export const SEARCH_MAX = 100
/** Shorter words stand in nearly every entry: one at least must be longer, the index needs three letters. */
const LONG_WORD = /[\p{L}\p{N}]{3}/u
const PHONE_DIGITS_MIN = 3
const WORDS_MAX = 5
const PHONE = /^[\d\s()+.-]+$/

/** What is looked for: each pattern must be found as it is written, or else each word nearly so. */
export type SearchWords = { words: string[]; patterns: string[] }

/** What somebody typed, ready to be looked up, or null when it is too short to mean anyone. */
export function readSearch(typed: string): SearchWords | null {
  const text = fold(typed.slice(0, SEARCH_MAX))
  const typedWords = isPhone(text) ? [text] : text.split(/[\s,;]+/)
  const words = [...new Set(typedWords.map((word) => (isPhone(word) ? phoneDigits(word) : word)))].filter(hasLetters)
  const longest = words.sort((a, b) => b.length - a.length).slice(0, WORDS_MAX)
  const long = longest.filter((word) => LONG_WORD.test(word))
  return long.length > 0 ? { words: long.map(withoutHost), patterns: longest.map(toPattern) } : null
}

/** Small letters without accents, as the database keeps what is searched. */
export function fold(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
}

// Half of all families share the host of their mail: what comes close to it says nothing.
function withoutHost(word: string): string {
  const [mailbox = ''] = word.split('@')
  return LONG_WORD.test(mailbox) ? mailbox : word
}

function hasLetters(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN
}

// People write the country's 1 or leave it out; the number without it stands in both.
function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
