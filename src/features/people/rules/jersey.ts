import type { CSSProperties } from 'react'
import type { DivisionKey } from './divisions'

/** The colors of a squad's jersey: the cloth, its name and number, and the bands at its edges. */
type JerseyColors = { cloth: string; text: string; band: string }

// Values of tokens.css: pictures for link previews have no style sheet. The cloth gets warmer with age, then dark.
const [INK, NIGHT, CHALK, SAND] = ['#0b0d12', '#1b202a', '#fbf8f2', '#e8dfcf']
const [EMBER, DARK_EMBER, MAPLE, DARK_MAPLE] = ['#ff5420', '#b93409', '#dcae74', '#a8753a']

export const JERSEYS: Readonly<Record<DivisionKey, JerseyColors>> = {
  '9U': { cloth: SAND, text: INK, band: DARK_MAPLE },
  '10U': { cloth: MAPLE, text: INK, band: CHALK },
  '11U': { cloth: DARK_MAPLE, text: INK, band: SAND },
  '12U': { cloth: EMBER, text: INK, band: CHALK },
  '13U': { cloth: DARK_EMBER, text: CHALK, band: MAPLE },
  '14U': { cloth: NIGHT, text: CHALK, band: EMBER },
}

/** Returns the colors of a squad as CSS variables. */
export function jerseyStyle(division: DivisionKey): CSSProperties {
  const { cloth, text, band } = JERSEYS[division]
  return { '--cloth': cloth, '--text': text, '--band': band } as CSSProperties
}

const NAME_MAX = 44
const NAME_WIDTH = 186
const NUMBER_SIZES = [262, 262, 236, 158, 120]

/** Returns the font size of a name on the jersey: a long one is smaller, so that none is cut. */
export function nameSize(name: string): number {
  return Math.round(Math.min(NAME_MAX, NAME_WIDTH / Math.max(name.length * 0.47, 1)))
}

/** Returns the number to draw and its font size. Null while none is given out: 'TBD'. */
export function jerseyNumber(number: string): { text: string; size: number } | null {
  const size = NUMBER_SIZES[number.length]
  return /^\d+$/.test(number) && size ? { text: number, size } : null
}
