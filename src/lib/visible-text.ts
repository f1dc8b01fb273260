/** Scripts with joining letters: a joiner between two of them changes how the word is written. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Mymr}\\p{sc=Khmr}]'
const EMOJI = '[\\p{Extended_Pictographic}\\p{EMod}\\uFE0F]'

/** Invisible characters that are kept: joiners with an effect, and variation selectors of emoji. */
const KEPT = [
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
  `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
].join('|')
// Control characters except tab and line breaks, default-ignorable characters (zero-width spaces, direction marks, soft
// hyphens, fillers, tags), and the blank Braille pattern. NUL is excluded, because it cannot be an accident and is rejected
// elsewhere.
const INVISIBLE = new RegExp(`(${KEPT})|(?![\\t\\n\\r\\0])[\\p{Cc}\\p{DI}\\u2800]`, 'gu')
const OTHER_LINE_BREAKS = /[\u2028\u2029]/g

/**
 * Removes invisible characters from a text. Phones, address books and copied pages add them to names, where they make one
 * person look like two, or reverse the direction of a line. They are never intended, so they are removed without an error.
 */
export function visibleText(value: string): string {
  return value.replace(OTHER_LINE_BREAKS, '\n').replace(INVISIBLE, (_, visible: string | undefined) => visible ?? '')
}
