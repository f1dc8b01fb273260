import { addDaysTo, addMonthsTo } from '@/lib/dates'
import type { InboxKind } from './kinds'
import { mondayOf, WEEKS } from './weeks'

/** Entries with this tag are tests of staff: they do not count. */
export const TEST_TAG = 'test'
/** How far back places are counted. */
const PLACE_MONTHS = 12
/** Fewer than this are shown as counts: a share of two says nothing. */
const SHARE_MIN = 10

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on days say more than hours. */
const HOURS_MAX = 2 * DAY

/** How long the first answer to some entries took. Times are in seconds, and null where nothing was answered. */
export type AnswerTimes = { received: number; answered: number; median: number | null; slow: number | null }

/** What waits for an answer now, and how much of it is overdue. */
export type Backlog = { waiting: number; overdue: number }

/** The entries of one kind, or of all, that came in the weeks shown. `backlog` is everything that waits, older too. */
export type KindFigures = { kind: InboxKind | null; times: AnswerTimes; backlog: Backlog }

/** The entries of one week. */
export type WeekFigures = { monday: string; sunday: string; times: AnswerTimes; backlog: Backlog }

/** How many of some led to something. */
export type StepFigures = { from: number; to: number }

export const NO_TIMES: AnswerTimes = { received: 0, answered: 0, median: null, slow: null }
export const NO_BACKLOG: Backlog = { waiting: 0, overdue: 0 }

/** The Mondays of the weeks shown, the newest first. */
export function listMondays(today: string): string[] {
  const current = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, index) => addDaysTo(current, -7 * index))
}

/** The last day of the week that begins on a Monday. */
export function sundayOf(monday: string): string {
  return addDaysTo(monday, 6)
}

/** The first day from which places are counted. */
export function firstPlaceDay(today: string): string {
  return addDaysTo(addMonthsTo(today, -PLACE_MONTHS), 1)
}

/** A span of seconds in one unit: '45 min', '5 h', '3.5 days'. */
export function spanLabel(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`
  if (seconds < HOURS_MAX) return `${Math.round(seconds / HOUR)} h`
  return `${(seconds / DAY).toFixed(1).replace(/\.0$/, '')} days`
}

/** A part of a whole: '67%', or as counts where the whole is small; null where there is none. */
export function shareLabel(part: number, whole: number): string | null {
  if (whole === 0) return null
  if (whole < SHARE_MIN) return `${part} of ${whole}`
  return `${Math.round((part / whole) * 100)}%`
}

/** The time within which nine of ten were answered; null where too few were answered to tell. */
export function slowTime({ answered, slow }: AnswerTimes): number | null {
  return answered < SHARE_MIN ? null : slow
}
