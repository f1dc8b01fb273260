import { holderAfter, isRunOf, MOST, snap, startOf, withMoves } from './edit'
import { COURT, distance, type Point } from './geometry'
import { isRun, RIM, type Drawing, type Move, type Run, type Throw } from './play'
import { timelineOf } from './timeline'
import { positionAt } from './track'

/** How close to a player a pass must end to reach the player. */
const CATCH = 45

export type Tool = Move['type']

/**
 * Draws a move that ends at a point. A run of the player with the ball is a dribble, one of another player a cut. A pass
 * reaches the nearest player, or becomes a shot at the rim.
 * @returns the reason as a sentence when the player cannot do it
 */
export function drawMove(drawing: Drawing, step: number, tool: Tool, who: string, to: Point): Drawing | string {
  if (tool === 'cut' || tool === 'dribble' || tool === 'screen') return drawRun(drawing, step, tool, who, snap(to))
  const holder = holderAfter(drawing, step)
  if (holder !== who)
    return holder && holder !== RIM
      ? `Player ${who} does not have the ball: player ${holder} does.`
      : `Player ${who} does not have the ball.`
  if (tool === 'shot' || (tool === 'pass' && distance(to, COURT.rim) < CATCH / 2))
    return drawThrow(drawing, step, { type: 'shot', who })
  const receiver = nearestTo(drawing, step, who, to)
  if (!receiver)
    return tool === 'pass' ? 'End a pass at a player, or at the rim for a shot.' : 'End a handoff at a player.'
  return drawThrow(drawing, step, { type: tool, who, to: receiver })
}

/** Bends the line of a move through a point; without one it bends by itself. */
export function bendMove(drawing: Drawing, step: number, index: number, via?: Point): Drawing {
  return changeMove(drawing, step, index, ({ via: _old, ...move }) => (via ? { ...move, via: snap(via) } : move))
}

/** Sets when a move begins and how long it takes, in seconds. */
export function timeMove(drawing: Drawing, step: number, index: number, after: number, seconds: number): Drawing {
  return changeMove(drawing, step, index, ({ after: _old, ...move }) => ({
    ...move,
    ...(after > 0 ? { after } : {}),
    seconds,
  }))
}

/** Ends the movement of a player, or a pass off the court, at another point. */
export function endMove(drawing: Drawing, step: number, index: number, to: Point): Drawing {
  return changeMove(drawing, step, index, (move) => (isRun(move) ? { ...move, to: snap(to) } : move))
}

export function removeMove(drawing: Drawing, step: number, index: number): Drawing {
  return withMoves(drawing, step, (moves) => moves.filter((_, at) => at !== index))
}

function changeMove(drawing: Drawing, step: number, index: number, change: (move: Move) => Move): Drawing {
  return withMoves(drawing, step, (moves) => moves.map((move, at) => (at === index ? change(move) : move)))
}

function drawRun(drawing: Drawing, step: number, tool: Run['type'], who: string, to: Point): Drawing {
  const moves = drawing.steps[step]?.moves ?? []
  const hasBall = startOf(drawing, step).ball === who && !moves.some((move) => !isRun(move) && move.who === who)
  const type = tool === 'screen' ? tool : hasBall ? 'dribble' : 'cut'
  return addMove(drawing, step, { type, who, to }, (move) => isRunOf(move, who))
}

function drawThrow(drawing: Drawing, step: number, thrown: Throw): Drawing {
  const timed = timelineOf(drawing).steps[step]
  const last = Math.max(0, ...(timed?.legs.flatMap(({ receiver, end }) => (receiver === undefined ? [] : [end])) ?? []))
  const after = Math.round(last * 10) / 10
  return addMove(drawing, step, after > 0 ? { ...thrown, after } : thrown, () => false)
}

// Replaces a move that the new one makes impossible: a player moves once in a step.
function addMove(drawing: Drawing, step: number, move: Move, replaces: (move: Move) => boolean): Drawing {
  return withMoves(drawing, step, (moves) => [...moves.filter((one) => !replaces(one)), move].slice(0, MOST.moves))
}

function nearestTo(drawing: Drawing, step: number, who: string, to: Point): string | null {
  const timed = timelineOf(drawing).steps[step]
  const start = startOf(drawing, step)
  // A receiver may be aimed at where it starts or where it arrives.
  const away = (label: string) =>
    Math.min(
      distance(start.starts.get(label) ?? [0, 0], to),
      timed ? distance(positionAt(timed, label, Infinity), to) : Infinity,
    )
  const [nearest] = drawing.players
    .map(({ label }) => ({ label, gap: away(label) }))
    .filter(({ label, gap }) => label !== who && gap < CATCH)
    .sort((one, other) => one.gap - other.gap)
  return nearest?.label ?? null
}
