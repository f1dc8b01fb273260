import { addDaysTo, momentAt, toDay, weekdayIndex } from '../../src/lib/dates'

/** A day as the content files say it: so many days from today, or the first such weekday from then on. */
export type DayOf = { in: number; weekday?: number }

const JUST_NOW_MS = 35 * 60 * 1000

/** The calendar day that is meant, seen from today. */
export function dayOf({ in: days, weekday }: DayOf, now: Date): string {
  const first = addDaysTo(toDay(now), days)
  return weekday === undefined ? first : addDaysTo(first, (weekday - weekdayIndex(first) + 7) % 7)
}

/** The moment so many days ago at a time of the academy's clock; of today, a short while ago. */
export function ago(days: number, time: string, now: Date): string {
  return days === 0 ? new Date(now.getTime() - JUST_NOW_MS).toISOString() : momentAt(addDaysTo(toDay(now), -days), time)
}

/** A calendar day as Payload stores it. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
