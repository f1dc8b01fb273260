/** The longest text that is looked up, in characters. */
export const SEARCH_MAX = 100
/** Shorter words stand in nearly every entry: one at least must be longer, the index needs three letters. */
const LONG_WORD = /[\p{L}\p{N}]{3}/u
const PHONE_DIGITS_MIN = 3
/** In a word this short one wrong letter is half of it: how alike two of them are says little. */
export const SHORT = 5
const SHORT_NAME = new RegExp(`^\\p{L}{4,${SHORT}}$`, 'u')
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

/**
 * Every way in which a short name may have been meant by somebody who hit one letter too many, too few, or wrong, or two of
 * them in the wrong order, as patterns of a word of its own. Of anything else none: that is compared as a whole.
 */
export function nearSpellings(word: string): string[] {
  if (!SHORT_NAME.test(word)) return []
  const places = [...Array(word.length + 1).keys()]
  const spellings = places.flatMap((at) => {
    const [before, letter, next, rest] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 1)]
    const missing = `${before}_${letter}${rest}`
    return letter ? [missing, `${before}_${rest}`, before + rest, before + next + letter + rest.slice(1)] : [missing]
  })
  return [...new Set(spellings)].flatMap((spelling) => [`${spelling} %`, `% ${spelling} %`])
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

/** The pattern of LIKE for texts that contain this one. */
export function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
