import type { Point } from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'

/** The pseudo-player that passes a rebound. */
export const RIM = 'rim'

type Timing = {
  /** Seconds after the start of the phase; 0 by default. */
  after?: number
  /** The duration; derived from its length by default. */
  seconds?: number
  /** A point through which the line passes at its middle. */
  via?: Point
}

/** A movement of a player. */
export type Run = Timing & { type: 'cut' | 'dribble' | 'screen'; who: string; to: Point }

/** A pass or a shot. */
export type Throw = Timing & ({ type: 'pass'; who: string; to: string } | { type: 'shot'; who: string })

export type Action = Run | Throw

/** One step of a play: its name, what to watch, and the movements. */
export type Phase = {
  /** Short enough for three lines of the display font. */
  caption: string
  /** Shown in the slow run: one sentence of a coach. */
  cue: string
  /** The player to watch, ringed in the slow run. */
  look: string
  actions: Action[]
  /** All players return to where the play began, for another option of the same play. */
  isRestart?: boolean
}

/** An animated play, from the first pass to the final question. */
export type Scene = {
  players: Player[]
  /** The player with the ball at the start. */
  ball: string
  /** The player whom a study is about, drawn as an ember circle. */
  star?: string
  phases: Phase[]
  /** The question on the last card, and where the film pauses: seconds after the start of a phase, or before it. */
  ending: { question: string; phase: number; at?: number }
}
