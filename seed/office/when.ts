import { addDaysTo, momentAt, toDay, weekdayIndex } from '../../src/lib/dates'

/** A day in the content files: a number of days from today, or the first given weekday after it that is not a holiday. */
export type DayOf = { in: number; weekday?: number }

const HOLIDAYS = ['12-25', '01-01']
const JUST_NOW_MS = 35 * 60 * 1000

/** Returns the calendar day, relative to today. */
export function dayOf({ in: days, weekday }: DayOf, now: Date): string {
  const first = addDaysTo(toDay(now), days)
  if (weekday === undefined) return first
  const day = addDaysTo(first, (weekday - weekdayIndex(first) + 7) % 7)
  return isHoliday(day) ? addDaysTo(day, 7) : day
}

/** Returns whether the gym is closed on a day: Christmas Day and New Year’s Day. */
export function isHoliday(day: string): boolean {
  return HOLIDAYS.includes(day.slice(5))
}

/** Returns the moment a number of days ago at a time in the academy's time zone; for today, a short while ago. */
export function ago(days: number, time: string, now: Date): string {
  return days === 0 ? new Date(now.getTime() - JUST_NOW_MS).toISOString() : momentAt(addDaysTo(toDay(now), -days), time)
}

/** Returns a calendar day in Payload's storage format. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
