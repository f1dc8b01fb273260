const MOST_ROOM = 208
const LARGEST = 64
/** The width of an average capital letter of the display font, relative to the font size. */
const LETTER_WIDTH = 0.5

/** Returns the name on the back of a jersey: the last name, in the largest size that fits between the shoulders. */
export function jerseyName(name: string): { text: string; size: number } {
  const text = name.trim().split(/\s+/).at(-1) ?? ''
  return { text, size: Math.min(LARGEST, Math.floor(MOST_ROOM / (LETTER_WIDTH * Math.max(text.length, 1)))) }
}
