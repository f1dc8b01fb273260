import { formatDate, type DayPattern } from './format-date'

/** The academy's time zone. Arizona has had no daylight saving time since 1968. */
export const TIME_ZONE = 'America/Phoenix'
const OFFSET = '-07:00'
const OFFSET_MS = 7 * 60 * 60 * 1000

const DAY_MS = 24 * 60 * 60 * 1000

/** Formats a moment in the academy's time zone: 'Nov 20, 2026, 6:12 PM'. */
export function formatMoment(iso: string): string {
  return formatDate(onClock(iso), 'MMM d, yyyy, h:mm a')
}

/** Formats a moment in words: 'Thursday, November 19 at 7:00 AM'; with the year when it is not the current one. */
export function formatLong(iso: string, now = new Date()): string {
  const isThisYear = onClock(iso).getUTCFullYear() === onClock(now).getUTCFullYear()
  return formatDate(onClock(iso), isThisYear ? "EEEE, MMMM d 'at' h:mm a" : "EEEE, MMMM d, yyyy 'at' h:mm a")
}

const WEEK = 7

/** Formats a moment as briefly as possible: 'Tue 6:12 PM' within the week, 'Nov 12' within the year, else 'Nov 12, 2025'. */
export function formatRecent(moment: string, now = new Date()): string {
  const age = daysBetween(toDay(moment), toDay(now))
  if (age >= 0 && age < WEEK) return formatDate(onClock(moment), 'EEE h:mm a')
  const isThisYear = onClock(moment).getUTCFullYear() === onClock(now).getUTCFullYear()
  return formatDate(onClock(moment), isThisYear ? 'MMM d' : 'MMM d, yyyy')
}

/** Formats a moment to come: 'Thu, Nov 19, 7 AM'; with the year when it is not the current one. */
export function formatUpcoming(moment: string, now = new Date()): string {
  const isThisYear = onClock(moment).getUTCFullYear() === onClock(now).getUTCFullYear()
  return `${formatDate(onClock(moment), isThisYear ? 'EEE, MMM d' : 'EEE, MMM d, yyyy')}, ${formatTime(moment)}`
}

/** Formats a moment as ISO 8601 in the academy's time zone: '2026-11-20T18:12:00-07:00'. */
export function isoMoment(moment: string): string {
  return `${onClock(moment).toISOString().slice(0, 19)}${OFFSET}`
}

/** Returns the current year in Arizona. */
export function currentYear(now = new Date()): string {
  return String(onClock(now).getUTCFullYear())
}

/** Returns the calendar day in Arizona at a moment: '2026-11-20'. */
export function toDay(moment: string | Date): string {
  return onClock(moment).toISOString().slice(0, 10)
}

/** Returns the hour in Arizona at a moment, 0 to 23. */
export function hourOf(moment: string | Date): number {
  return onClock(moment).getUTCHours()
}

/** Formats the time of a moment in the academy's time zone: '6 PM', '6:30 PM'. */
export function formatTime(moment: string): string {
  return formatDate(onClock(moment), onClock(moment).getUTCMinutes() === 0 ? 'h a' : 'h:mm a')
}

/** Formats a calendar day, the same in every time zone: 'Jan 25, 2024'. A time in the stored date is ignored. */
export function formatDay(day: string, pattern: DayPattern = 'MMM d, yyyy'): string {
  return formatDate(new Date(day.slice(0, 10)), pattern)
}

/** Returns the calendar day a number of days later, or earlier when negative. */
export function addDaysTo(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the calendar day a number of months later; in a shorter month its last day. */
export function addMonthsTo(day: string, count: number): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0))
  return new Date(Math.min(Date.UTC(year, month - 1 + count, date), last.getTime())).toISOString().slice(0, 10)
}

/** Returns the number of days between two calendar days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayIndex(day: string): number {
  return new Date(day).getUTCDay()
}

/** Returns the moment a number of days later at the same time in the academy's time zone. */
export function momentOnDay(moment: string, shift: number): string {
  return new Date(Date.parse(moment) + shift * DAY_MS).toISOString()
}

/**
 * Returns the moment of a day and time in the academy's time zone: '2026-12-01', '16:30'. Arizona has no daylight saving time.
 */
export function momentAt(day: string, time: string): string {
  return new Date(`${day}T${time}:00${OFFSET}`).toISOString()
}

/** Formats the time of a moment in the academy's time zone on a 24-hour clock: '16:30'. */
export function clockTime(moment: string | Date): string {
  return onClock(moment).toISOString().slice(11, 16)
}

/** Returns whether a text is a calendar day that exists, such as '2028-02-29'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

/** Returns whether a calendar day is within two stored days, both included; a missing end is unbounded. */
export function isWithin(day: string, from?: string | null, to?: string | null): boolean {
  return (!from || day >= from.slice(0, 10)) && (!to || day <= to.slice(0, 10))
}

// Returns a date whose UTC parts equal the moment's parts in the academy's time zone.
function onClock(moment: string | Date): Date {
  return new Date(new Date(moment).getTime() - OFFSET_MS)
}
