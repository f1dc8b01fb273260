import type { Player, Step } from '@/lib/court/play'

/** One step of a play: its name, what to watch, and the movements. */
type Phase = Pick<Step, 'moves'> & {
  /** Short enough for three lines of the display font. */
  caption: string
  /** Shown in the slow run: one sentence of a coach. */
  cue: string
  /** The player to watch, ringed in the slow run. */
  look: string
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
