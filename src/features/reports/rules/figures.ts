import { addDaysTo, addMonthsTo } from '@/lib/dates'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { mondayOf, WEEKS } from './weeks'

/** Entries with this tag are tests by staff and are not counted. */
export const TEST_TAG = 'test'
/** The number of months over which places are counted. */
const PLACE_MONTHS = 12
/** Below this, counts are shown instead of a percentage. */
const SHARE_MIN = 10

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Beyond this, a duration is shown in days. */
const HOURS_MAX = 2 * DAY

/** The time to the first answer of some entries. Times are in seconds, and null if nothing was answered. */
export type AnswerTimes = { received: number; answered: number; median: number | null; slow: number | null }

/** The open entries, and how many of them are overdue. */
export type Backlog = { waiting: number; overdue: number }

/** The entries of one kind, or of all, in the shown weeks. `backlog` counts all open entries, including older ones. */
export type KindFigures = { kind: InboxKind | null; times: AnswerTimes; backlog: Backlog }

/** The entries of one week. */
export type WeekFigures = { monday: string; sunday: string; times: AnswerTimes; backlog: Backlog }

/** How many of `from` reached the next step. */
export type StepFigures = { from: number; to: number }

export const NO_TIMES: AnswerTimes = { received: 0, answered: 0, median: null, slow: null }
export const NO_BACKLOG: Backlog = { waiting: 0, overdue: 0 }

/** Returns the Mondays of the shown weeks, newest first. */
export function listMondays(today: string): string[] {
  const current = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, index) => addDaysTo(current, -7 * index))
}

/** Returns the last day of a week by its Monday. */
export function sundayOf(monday: string): string {
  return addDaysTo(monday, 6)
}

/** Returns the first day of the period in which places are counted. */
export function firstPlaceDay(today: string): string {
  return addDaysTo(addMonthsTo(today, -PLACE_MONTHS), 1)
}

/** Formats a duration in one unit: '45 min', '5 h', '3.5 days'. */
export function spanLabel(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`
  if (seconds < HOURS_MAX) return `${Math.round(seconds / HOUR)} h`
  return `${(seconds / DAY).toFixed(1).replace(/\.0$/, '')} days`
}

/** Formats a share: '67%', or as counts if the whole is small; null if the whole is zero. */
export function shareLabel(part: number, whole: number): string | null {
  if (whole === 0) return null
  if (whole < SHARE_MIN) return `${part} of ${whole}`
  return `${Math.round((part / whole) * 100)}%`
}

/** Returns the 90th percentile of the response time; null if there are too few answers. */
export function slowTime({ answered, slow }: AnswerTimes): number | null {
  return answered < SHARE_MIN ? null : slow
}
