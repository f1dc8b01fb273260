import type { Seen } from './seen'

/** A player's progress with one film. `best`: percent in its quiz, null before the first attempt. */
type WatchedPlayer = Seen & {
  id: string
  name: string
  best: number | null
  isPassed: boolean
  /** The last day, or null where it is not assigned or has none. */
  dueOn: string | null
}

export type WatchedSquad = { key: string; players: WatchedPlayer[] }

/** How a quiz went, in words. */
export function quizText({ best, isPassed }: Pick<WatchedPlayer, 'best' | 'isPassed'>): string {
  if (best === null) return 'Quiz not taken'
  return isPassed ? `Quiz passed, ${best}%` : `Quiz not passed, ${best}%`
}
