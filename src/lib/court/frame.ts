import { curveThrough, pointAt, type Point } from './geometry'
import { locate, type Move, type Play } from './play'

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

/** What a player's circle, an arrowhead or a zigzag needs around its points. */
const MARK_MARGIN = 22
const CURVE_STEPS = 16
/** The width of court that a hero shows, and farther only for a play that is wider. */
const HERO = { left: 24, right: 476 } as const

type Box = { left: number; top: number; right: number; bottom: number }

/** The part of the court that holds every player and line of a play and no more: an SVG viewBox. */
export function tightFrameOf(play: Play): string {
  return toViewBox(boundsOf(play))
}

/** The same for the hero of a page, from the baseline on and at the usual width: an SVG viewBox. */
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
