import type { Play } from './play'

const TOP = -4
/** Down to here a card shows the court, and farther only for a play that begins farther out. */
const USUAL_BOTTOM = 328
const MARGIN = 36
const MIDDLE = 250

/** The part of the court, 16 to 9 as films are, that holds every player of a play: an SVG viewBox. */
export function frameOf({ players }: Play): string {
  const bottom = Math.max(USUAL_BOTTOM, ...players.map(({ at }) => at[1] + MARGIN))
  const height = bottom - TOP
  const width = Math.round((height * 16) / 9)
  return `${MIDDLE - width / 2} ${TOP} ${width} ${height}`
}
