import { curveThrough, pointAt, type Point } from './geometry'
import { locate, type Move, type Play } from './play'

const TOP = -4
/** The bottom edge of the court on a card; lower only for a play that begins farther out. */
const USUAL_BOTTOM = 328
const MARGIN = 36
const MIDDLE = 250

/** The space that a zigzag needs below its points. */
const LINE_MARGIN = 18

/** Returns the SVG viewBox, at the 16:9 ratio of films, that contains all players and lines of a play. */
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

/** The space that a player's circle, an arrowhead or a zigzag needs around its points. */
const MARK_MARGIN = 22
const CURVE_STEPS = 16
/** The horizontal range of the court in a hero; wider only for a wider play. */
const HERO = { left: 24, right: 476 } as const

type Box = { left: number; top: number; right: number; bottom: number }

/** Returns the smallest SVG viewBox that contains all players and lines of a play. */
export function tightFrameOf(play: Play): string {
  return toViewBox(boundsOf(play))
}

/**
 * Returns the SVG viewBox for the hero of a page: like {@link tightFrameOf}, but from the baseline and at least as wide as
 * HERO.
 */
export function heroFrameOf(play: Play): string {
  const { left, top, right, bottom } = boundsOf(play)
  return toViewBox({
    left: Math.min(left, HERO.left),
    top: Math.min(top, 0),
    right: Math.max(right, HERO.right),
    bottom,
  })
}

function boundsOf(play: Play): Box {
  const points = [...play.players.map(({ at }) => at), ...play.moves.flatMap((move) => pointsAlong(play, move))]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs) - MARK_MARGIN,
    top: Math.min(...ys) - MARK_MARGIN,
    right: Math.max(...xs) + MARK_MARGIN,
    bottom: Math.max(...ys) + MARK_MARGIN,
  }
}

function pointsAlong(play: Play, { from, to, via }: Move): Point[] {
  const curve = curveThrough(locate(play, from), locate(play, to), via)
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => pointAt(curve, step / CURVE_STEPS))
}

function toViewBox({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map(Math.round).join(' ')
}
