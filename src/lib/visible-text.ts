/** Letters of scripts that join: a joiner between two of them changes how the word is written. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Mymr}\\p{sc=Khmr}]'
const EMOJI = '[\\p{Extended_Pictographic}\\p{EMod}\\uFE0F]'

/** What stays although nobody sees it: joiners where they do something, and the choice between two looks of a sign. */
const KEPT = [
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
  `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
].join('|')
// Controls but for tab and line breaks, what no font draws (spaces of no width, marks of direction, soft hyphens, fillers,
// tags), and the empty pattern of Braille. NUL is no such slip: nobody's keyboard has one.
const INVISIBLE = new RegExp(`(${KEPT})|(?![\\t\\n\\r\\0])[\\p{Cc}\\p{DI}\\u2800]`, 'gu')
const OTHER_LINE_BREAKS = /[\u2028\u2029]/g

/**
 * A text without the characters that nobody sees. Phones, address books and copied pages leave them in names, where they
 * make two of one person, or turn a line around. Whoever sends one meant none, so it is taken out and not complained about.
 */
export function visibleText(value: string): string {
  return value.replace(OTHER_LINE_BREAKS, '\n').replace(INVISIBLE, (_, kept: string | undefined) => kept ?? '')
}
