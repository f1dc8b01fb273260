import type { Play } from './play'

const TOP = -4
/** Down to here a card shows the court, and farther only for a play that begins farther out. */
const USUAL_BOTTOM = 328
const MARGIN = 36
const MIDDLE = 250

/** What a zigzag needs below the points it runs through. */
const LINE_MARGIN = 18

/** The part of the court, 16 to 9 as films are, that holds every player and line of a play: an SVG viewBox. */
export function frameOf({ players, moves }: Play): string {
  const lines = moves.flatMap(({ to, via }) => [to, via]).filter((point) => typeof point === 'object')
  const bottom = Math.max(
    USUAL_BOTTOM,
    ...players.map(({ at }) => at[1] + MARGIN),
    ...lines.map(([, y]) => y + LINE_MARGIN),
  )
  const height = bottom - TOP
  const width = Math.round((height * 16) / 9)
  return `${MIDDLE - width / 2} ${TOP} ${width} ${height}`
}
