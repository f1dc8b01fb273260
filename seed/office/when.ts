import { addDaysTo, momentAt, toDay, weekdayIndex } from '../../src/lib/dates'

/** A day as the content files say it: so many days from today, or the first such weekday from then on that is no holiday. */
export type DayOf = { in: number; weekday?: number }

const HOLIDAYS = ['12-25', '01-01']
const JUST_NOW_MS = 35 * 60 * 1000

/** The calendar day that is meant, seen from today. */
export function dayOf({ in: days, weekday }: DayOf, now: Date): string {
  const first = addDaysTo(toDay(now), days)
  if (weekday === undefined) return first
  const day = addDaysTo(first, (weekday - weekdayIndex(first) + 7) % 7)
  return isHoliday(day) ? addDaysTo(day, 7) : day
}

/** Whether the gym is closed on a day: Christmas Day and New Year’s Day. */
export function isHoliday(day: string): boolean {
  return HOLIDAYS.includes(day.slice(5))
}

/** The moment so many days ago at a time of the academy's clock; of today, a short while ago. */
export function ago(days: number, time: string, now: Date): string {
  return days === 0 ? new Date(now.getTime() - JUST_NOW_MS).toISOString() : momentAt(addDaysTo(toDay(now), -days), time)
}

/** A calendar day as Payload stores it. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
