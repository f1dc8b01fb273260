/** A title laid out for the picture: the size in pixels, and the text of each line. */
export type FittedTitle = { size: number; lines: string[] }

/** The area for the title, in pixels: it ends where the court begins. */
export const TITLE_WIDTH = 572
const TITLE_HEIGHT = 384
export const TITLE_LINE_HEIGHT = 0.86
const MAX_LINES = 4
const SIZES = [196, 180, 164, 150, 138, 126, 116, 106, 97, 89, 82, 75, 68, 62, 56, 50, 44, 38]
const ELLIPSIS = '…'

/**
 * Character widths of the display font in its heaviest weight, relative to the font size; most capitals have the same width.
 */
const WIDTHS: [characters: string, width: number][] = [
  ['MW', 0.81],
  ['&—', 0.9],
  ['N–', 0.55],
  ['EFLTZ/-', 0.43],
  ['J', 0.46],
  ["I1.,:;!'’| ()", 0.28],
]
const USUAL_WIDTH = 0.51

/** The characters of the two fonts besides English letters. Any others would be fetched from another host. */
const FOREIGN = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g

/** Removes characters that the fonts do not contain, and accents that they lack. */
export function drawable(text: string): string {
  const known = text.replace(FOREIGN, (character) => character.normalize('NFKD').replace(FOREIGN, ''))
  return known.replace(/\s+/g, ' ').trim()
}

/** Lays out a title in capitals, as large as four lines allow. One that is still too long is cut at a word boundary. */
export function fitTitle(title: string): FittedTitle {
  const words = drawable(title).toUpperCase().split(' ')
  for (const size of SIZES) {
    const lines = wrap(words, TITLE_WIDTH / size)
    if (fits(lines, size)) return { size, lines: balance(words, lines.length, TITLE_WIDTH / size) }
  }
  return truncate(words)
}

const NAME_WIDTH = 520
const NAME_SIZES = SIZES.filter((size) => size <= 116)

/** Lays out a player's name in capitals, a word a line when it is long. */
export function fitName(name: string): FittedTitle {
  const text = drawable(name).toUpperCase()
  for (const lines of [[text], text.split(' ')]) {
    const size = NAME_SIZES.find((one) => lines.every((line) => widthOf(line) * one <= NAME_WIDTH))
    if (size && (size >= 82 || lines.length > 1)) return { size, lines }
  }
  return { size: SIZES.at(-1)!, lines: text.split(' ') }
}

/** Returns the width of a line, relative to the font size. */
export function widthOf(line: string): number {
  return [...line].reduce((sum, character) => sum + characterWidth(character), 0)
}

function fits(lines: string[], size: number): boolean {
  const isNarrow = lines.every((line) => widthOf(line) * size <= TITLE_WIDTH)
  return isNarrow && lines.length <= MAX_LINES && lines.length * size * TITLE_LINE_HEIGHT <= TITLE_HEIGHT
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

// Breaks the text into this number of lines of similar length: the variant with the least unused space.
function balance(words: string[], count: number, width: number): string[] {
  if (count === 1) return [words.join(' ')]
  const firsts = words.slice(0, words.length - count + 1).map((_, index) => index + 1)
  const ways = firsts.map((first) => [
    words.slice(0, first).join(' '),
    ...balance(words.slice(first), count - 1, width),
  ])
  return ways.reduce((best, way) => (raggedness(way, width) < raggedness(best, width) ? way : best))
}

function raggedness(lines: string[], width: number): number {
  return lines.reduce((sum, line) => {
    const room = width - widthOf(line)
    return sum + (room < 0 ? Number.MAX_SAFE_INTEGER : room * room)
  }, 0)
}

function truncate(words: string[]): FittedTitle {
  const size = SIZES.at(-1)!
  const lines = wrap(words, TITLE_WIDTH / size).slice(0, MAX_LINES)
  const last = lines.at(-1) ?? ''
  const lastWords = last.split(' ')
  while (lastWords.length > 1 && widthOf(lastWords.join(' ') + ELLIPSIS) * size > TITLE_WIDTH) lastWords.pop()
  return { size, lines: [...lines.slice(0, -1), lastWords.join(' ') + ELLIPSIS] }
}

function characterWidth(character: string): number {
  return WIDTHS.find(([characters]) => characters.includes(character))?.[1] ?? USUAL_WIDTH
}
