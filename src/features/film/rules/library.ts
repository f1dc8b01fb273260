import { daysBetween, formatDay } from '@/lib/dates'
import type { LibraryFilm } from './library-film'

/** A film with the text of its due tag, which depends on the server's calendar day. */
export type LabeledFilm = LibraryFilm & { dueLabel: string | null }

const WEEK_DAYS = 7
/** Sorts after every day. */
const NO_DAY = '9999'

/** Describes briefly when a film is due. */
export function dueLabel(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  if (days < 0) return 'Overdue'
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  return `Due ${formatDay(dueOn, days < WEEK_DAYS ? 'EEEE' : 'MMM d')}`
}

/** Returns the unfinished assignment that is due first. Those without a day come last, in the order of the library. */
export function findNextFilm<Film extends LibraryFilm>(films: readonly Film[]): Film | undefined {
  return films
    .filter(({ dueOn, assignedOn, isWatched }) => dueOn !== null || (assignedOn !== null && !isWatched))
    .sort((one, other) => (one.dueOn ?? NO_DAY).localeCompare(other.dueOn ?? NO_DAY))[0]
}
