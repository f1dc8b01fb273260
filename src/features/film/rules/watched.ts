import type { Seen } from './seen'

/** A player's progress with one film. `best`: percent in its quiz, null before the first attempt. */
type WatchedPlayer = Seen & {
  id: string
  name: string
  best: number | null
  isPassed: boolean
  /** The last day, or null for a film that is unassigned or has no last day. */
  dueOn: string | null
}

export type WatchedSquad = { key: string; players: WatchedPlayer[] }

/** Describes the result of a quiz. */
export function quizText({ best, isPassed }: Pick<WatchedPlayer, 'best' | 'isPassed'>): string {
  if (best === null) return 'Quiz not taken'
  return isPassed ? `Quiz passed, ${best}%` : `Quiz not passed, ${best}%`
}
