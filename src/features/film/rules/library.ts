import { daysBetween, formatDay } from '@/lib/dates'
import type { LibraryFilm } from './library-film'

/** A film with the text of its due tag, which depends on the server's calendar day. */
export type LabeledFilm = LibraryFilm & { dueLabel: string | null }

const WEEK_DAYS = 7

/** Describes briefly when a film is due. */
export function dueLabel(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  if (days < 0) return 'Overdue'
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  return `Due ${formatDay(dueOn, days < WEEK_DAYS ? 'EEEE' : 'MMM d')}`
}
