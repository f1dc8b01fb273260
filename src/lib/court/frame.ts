import { COURT, PLAYER_RADIUS, pointAt, type Point } from './geometry'
import type { Play } from './play'
import { ballPosition } from './timeline'
import { linesOf } from './trace'

/** The space that a player's circle, an arrowhead or a zigzag needs around its points. */
const MARK_MARGIN = PLAYER_RADIUS + 8
/** The floor shown outside of the lines. */
const OUT = 12
const CURVE_STEPS = 16
/** The ratio of width to height of films and their pictures. */
const WIDE = 16 / 9
/** The horizontal range of the court in a hero; wider only for a wider play. */
const HERO = { left: 24, right: 476 } as const
/** The ratios between which a drawing that determines its own height stays. */
const RATIOS = { least: 1, most: WIDE } as const

type Box = { left: number; top: number; right: number; bottom: number }

/** Returns the SVG viewBox, at the ratio of films, that contains all players and lines of a play and the basket. */
export function frameOf(play: Play): string {
  return toViewBox(widen(boundsOf(play), WIDE, WIDE))
}

/** Like {@link frameOf}, at the ratio that suits the play: from square to the ratio of films. */
export function ownFrameOf(play: Play): string {
  return toViewBox(widen(boundsOf(play), RATIOS.least, RATIOS.most))
}

/** Returns the smallest SVG viewBox that contains all players and lines of a play and the basket. */
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
  const lines = linesOf(play).flatMap(({ curve }) =>
    Array.from({ length: CURVE_STEPS + 1 }, (_, step) => pointAt(curve, step / CURVE_STEPS)),
  )
  const positions = play.players.flatMap(({ at }) => [at, ballPosition(at)])
  return bound([COURT.rim, ...positions, ...lines])
}

function bound(points: Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs) - MARK_MARGIN,
    top: Math.min(...ys) - MARK_MARGIN,
    right: Math.max(...xs) + MARK_MARGIN,
    bottom: Math.max(...ys) + MARK_MARGIN,
  }
}

// Adds space until the ratio of width to height is in the range; sideways inside the court where possible.
function widen({ left, top, right, bottom }: Box, least: number, most: number): Box {
  const [width, height] = [right - left, bottom - top]
  const extraWidth = Math.max(0, height * least - width) / 2
  const outside = Math.max(0, -OUT - (left - extraWidth)) - Math.max(0, right + extraWidth - COURT.width - OUT)
  const shift = Math.max(-extraWidth, Math.min(extraWidth, outside))
  const extraHeight = Math.max(0, width / most - height)
  const above = Math.min(extraHeight / 2, Math.max(0, top + MARK_MARGIN))
  return {
    left: left - extraWidth + shift,
    right: right + extraWidth + shift,
    top: top - above,
    bottom: bottom + extraHeight - above,
  }
}

function toViewBox({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map(Math.round).join(' ')
}
