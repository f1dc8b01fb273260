import { COURT, type Point } from './geometry'
import { isRun, type Drawing, type Move, type Player, type Run } from './play'
import { timelineOf } from './timeline'
import { endOf, type Track } from './track'

/** The most that a coach may draw; the schema rejects more. */
export const MOST = { players: 12, steps: 12, moves: 10 } as const
/** One foot: the grid on which points are placed, and how far an arrow key moves. */
export const FOOT = 10
/** Returns a point on the grid and on the court. */
export function snap([x, y]: Point): Point {
  const [width, depth] = [COURT.width, COURT.depth]
  return [clamp(Math.round(x / 5) * 5, 0, width), clamp(Math.round(y / 5) * 5, 0, depth)]
}

/** Returns the positions and the ball at the start of a step. */
export function startOf(drawing: Drawing, step: number): Pick<Track, 'starts' | 'ball'> {
  const { steps } = timelineOf(drawing)
  const [at, before] = [steps[step], steps[step - 1]]
  if (at) return at
  if (before) return endOf(before)
  return { starts: new Map(drawing.players.map(({ label, at: point }) => [label, point])), ball: drawing.ball ?? null }
}

/** Returns the player with the ball at the end of a step, RIM after a shot, or null. */
export function holderAfter(drawing: Drawing, step: number): string | null {
  const timed = timelineOf(drawing).steps[step]
  return timed ? endOf(timed).ball : startOf(drawing, step).ball
}

/** Returns one step as a drawing of its own: the players where the step begins. */
export function stepDrawing(drawing: Drawing, step: number): Drawing {
  const { starts, ball } = startOf(drawing, step)
  const players = drawing.players.map((player) => ({ ...player, at: rounded(starts.get(player.label) ?? player.at) }))
  const moves = drawing.steps[step]?.moves ?? []
  return { players, ...(ball === null ? {} : { ball }), steps: [{ moves }] }
}

/** Moves a player to where a step begins: its position at the start, or the end of its last line before the step. */
export function placePlayer(drawing: Drawing, step: number, label: string, at: Point): Drawing {
  const point = snap(at)
  const before = drawing.steps.slice(0, step).findLastIndex(({ moves }) => moves.some((move) => isRunOf(move, label)))
  if (before >= 0)
    return withMoves(drawing, before, (moves) =>
      moves.map((move) => (isRunOf(move, label) ? { ...move, to: point } : move)),
    )
  return {
    ...drawing,
    players: drawing.players.map((player) => (player.label === label ? { ...player, at: point } : player)),
  }
}

/** Adds a player with the lowest free number. A defender gets the number of the player it guards. */
export function addPlayer(drawing: Drawing, team: 'offense' | 'defense', at: Point): Drawing {
  const labels = new Set(drawing.players.map(({ label }) => label))
  const prefix = team === 'defense' ? 'x' : ''
  const free = Array.from({ length: MOST.players }, (_, index) => `${prefix}${index + 1}`).find(
    (label) => !labels.has(label),
  )
  if (!free || drawing.players.length >= MOST.players) return drawing
  const player: Player = { label: free, at: snap(at), ...(team === 'defense' ? { team } : {}) }
  return { ...drawing, players: [...drawing.players, player] }
}

/** Removes a player with all of its moves, and passes to it. */
export function removePlayer(drawing: Drawing, label: string): Drawing {
  const { ball, ...rest } = drawing
  return {
    ...rest,
    ...(ball === undefined || ball === label ? {} : { ball }),
    players: drawing.players.filter((player) => player.label !== label),
    steps: drawing.steps.map((step) => ({
      ...step,
      moves: step.moves.filter((move) => move.who !== label && receiverOf(move) !== label),
    })),
  }
}

/** Gives the ball to a player at the start of the play. */
export function giveBall(drawing: Drawing, label: string): Drawing {
  return { ...drawing, ball: label }
}

/** Returns the drawing with other moves in a step. */
export function withMoves(drawing: Drawing, step: number, change: (moves: Move[]) => Move[]): Drawing {
  const steps = drawing.steps.length > 0 ? drawing.steps : [{ moves: [] }]
  return { ...drawing, steps: steps.map((one, index) => (index === step ? { ...one, moves: change(one.moves) } : one)) }
}

export function isRunOf(move: Move, label: string): move is Run {
  return isRun(move) && move.who === label
}

function receiverOf(move: Move): string | null {
  return 'to' in move && typeof move.to === 'string' ? move.to : null
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
