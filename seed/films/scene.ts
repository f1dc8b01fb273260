import type { Point } from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'

/** The one who throws a rebound. */
export const RIM = 'rim'

type Timing = {
  /** Seconds after the start of the phase; at once when left out. */
  after?: number
  /** How long it takes; by its length when left out. */
  seconds?: number
  /** A point that the line passes half way. */
  via?: Point
}

/** A player changes place. */
export type Run = Timing & { type: 'cut' | 'dribble' | 'screen'; who: string; to: Point }

/** The ball changes hands, or goes up to the basket. */
export type Throw = Timing & ({ type: 'pass'; who: string; to: string } | { type: 'shot'; who: string })

export type Action = Run | Throw

/** One step of a play: what to call it, what to look at, and who moves. */
export type Phase = {
  /** Short enough for three lines of the display face. */
  caption: string
  /** Shown in the slow run: one sentence that a coach would say while pointing. */
  cue: string
  /** The player to watch, ringed in the slow run. */
  look: string
  actions: Action[]
  /** Everybody is back where the play began: another read of the same play. */
  isRestart?: boolean
}

/** A play that moves, from the first pass to the question at its end. */
export type Scene = {
  players: Player[]
  /** Who has the ball at the start. */
  ball: string
  /** The player whom a study is about, drawn as an ember disc. */
  star?: string
  phases: Phase[]
  /** The question of the last card, and where the picture stops: so many seconds into a phase, or before it. */
  ending: { question: string; phase: number; at?: number }
}
