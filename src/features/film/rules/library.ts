import { daysBetween, formatDay } from '@/lib/dates'
import type { LibraryFilm } from './library-film'

/** A film with the words of its tag, which only the server's calendar knows. */
export type ShownFilm = LibraryFilm & { dueLabel: string | null }

const WEEK_DAYS = 7

/** When something is due, in a word or two. */
export function dueLabel(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  if (days < 0) return 'Overdue'
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  return `Due ${formatDay(dueOn, days < WEEK_DAYS ? 'EEEE' : 'MMM d')}`
}
