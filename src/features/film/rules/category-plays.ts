import type { Play } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import type { FILM_CATEGORIES } from './films'

const CATEGORY_PLAYS: Readonly<Record<(typeof FILM_CATEGORIES)[number], Play>> = {
  Defense: plays.helpSide,
  Offense: plays.attackTheGap,
  'Player Study': plays.changeOfPace,
  'Basketball IQ': plays.zoneSkip,
  Shooting: plays.floppy,
}

/** Returns the play that represents a film: its own, else that of its category. */
export function fallbackPlay({ play, category }: { play: Play | null; category: string }): Play {
  return play ?? CATEGORY_PLAYS[category as keyof typeof CATEGORY_PLAYS]
}
