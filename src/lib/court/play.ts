import type { Point } from './geometry'

/** The basket, where a move names a player: it holds the ball after a shot, and a rebound is a pass from it. */
export const RIM = 'rim'

/** `label` is a number, or for a defender x and the number of the player it guards. */
export type Player = { label: string; at: Point; team?: 'offense' | 'defense' }

type Timing = {
  /** Seconds after the start of the step; 0 by default. */
  after?: number
  /** The duration; derived from its length by default. */
  seconds?: number
  /** A point through which the line passes at its middle. Without one the line bends slightly. */
  via?: Point
}

/** A movement of a player, from wherever the player is at that time. Only a dribble takes the ball along. */
export type Run = Timing & { type: 'cut' | 'dribble' | 'screen'; who: string; to: Point }

/** A movement of the ball. A pass to a point leaves the court; `who` may be RIM for a rebound. */
export type Throw = Timing &
  (
    | { type: 'pass'; who: string; to: string | Point }
    | { type: 'handoff'; who: string; to: string }
    | { type: 'shot'; who: string }
  )

export type Move = Run | Throw

/** Moves that happen together. */
export type Step = {
  /** What happens, in one or two sentences; generated from the moves by default. */
  say?: string
  moves: Move[]
}

/** A play as data: the positions at the start, and the steps in order. A single moment has no steps. */
export type Play = {
  /** The name of the play and a description for people who cannot see it. */
  name: string
  description: string
  players: Player[]
  /** The player with the ball at the start, or RIM; none in an exercise without a ball. */
  ball?: string
  steps: Step[]
}

/** What is drawn of a play, without its name and description. */
export type Drawing = Pick<Play, 'players' | 'ball' | 'steps'>

/** A new play: five players, the ball, and a first step to draw. */
export const NEW_PLAY: Drawing = {
  players: [
    { label: '1', at: [250, 290] },
    { label: '2', at: [90, 230] },
    { label: '3', at: [410, 230] },
    { label: '4', at: [150, 100] },
    { label: '5', at: [350, 100] },
  ],
  ball: '1',
  steps: [{ moves: [] }],
}

export function isRun(move: Move): move is Run {
  return move.type === 'cut' || move.type === 'dribble' || move.type === 'screen'
}

/** Returns the players with some of them moved to other positions, by label. @throws Error when a label does not exist */
export function rearrange(players: readonly Player[], positions: Record<string, Point>): Player[] {
  const unknown = Object.keys(positions).find((label) => !players.some((player) => player.label === label))
  if (unknown) throw new Error(`There is no player "${unknown}".`)
  return players.map((player) => ({ ...player, at: positions[player.label] ?? player.at }))
}
