import {
  PLAYER_RADIUS,
  arrowPath,
  curveThrough,
  screenPath,
  smoothPath,
  trimCurve,
  zigzagPath,
  type Point,
} from './geometry'
import { isTaken, locate, type Move, type Play } from './play'

const GAP = 6

/** Returns a move as path data: its line, trimmed at the players' circles, and the symbol at its end. */
export function movePath(play: Play, move: Move): { line: string; head: string } {
  const from = locate(play, move.from)
  const to = locate(play, move.to)
  const curve = trimCurve(curveThrough(from, to, move.via), clearance(play, from), clearance(play, to))
  return {
    line: move.type === 'dribble' ? zigzagPath(curve) : smoothPath(curve),
    head: move.type === 'screen' ? screenPath(curve) : arrowPath(curve),
  }
}

function clearance(play: Play, point: Point): number {
  return isTaken(play, point) ? PLAYER_RADIUS + GAP : 0
}
