import {
  PLAYER_RADIUS,
  arrowPath,
  handoffPath,
  lengthOf,
  screenPath,
  smoothPath,
  trimCurve,
  zigzagPath,
  type Curve,
} from './geometry'
import type { Drawing, Move } from './play'
import { timelineOf } from './timeline'

const GAP = 6
/** A shorter dribble has no space for a zigzag and is drawn as a plain line. */
const SHORT_DRIBBLE = 70
/** A shot from closer to the rim has no line. */
const SHORT_SHOT = 75

/** A move to draw: the line from point to point, in the order in which it happens. */
export type Line = { type: Move['type']; who: string; step: number; curve: Curve }

/** Path data of a line and of the symbol at its end. */
export type Mark = { line: string; head: string }

/** Returns the lines of a play: each step's movements of players, then those of the ball. */
export function linesOf(play: Drawing): Line[] {
  return timelineOf(play).steps.flatMap(({ legs }, step) =>
    legs.map(({ type, who, line }) => ({ type, who, step, curve: line })),
  )
}

/** Returns a line as path data, trimmed at the circles of the players. */
export function markOf({ type, curve }: Pick<Line, 'type' | 'curve'>): Mark {
  if (type === 'handoff') return { line: '', head: handoffPath(curve) }
  if (type === 'shot' && lengthOf(curve) < SHORT_SHOT) return { line: '', head: '' }
  const gap = PLAYER_RADIUS + GAP
  const isZigzag = type === 'dribble' && lengthOf(curve) >= SHORT_DRIBBLE
  const trimmed = trimCurve(curve, gap, type === 'pass' ? gap : 0)
  return {
    line: isZigzag ? zigzagPath(trimmed) : smoothPath(trimmed),
    head: type === 'screen' ? screenPath(trimmed) : arrowPath(trimmed),
  }
}
