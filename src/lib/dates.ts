import { formatDate, type DayPattern } from './format-date'

/** The academy's time zone. Arizona has had no daylight saving time since 1968. */
export const TIME_ZONE = 'America/Phoenix'
const OFFSET = '-07:00'
const OFFSET_MS = 7 * 60 * 60 * 1000

const DAY_MS = 24 * 60 * 60 * 1000

/** A moment as the academy's clock shows it: 'Nov 20, 2026, 6:12 PM'. */
export function formatMoment(iso: string): string {
  return formatDate(onClock(iso), 'MMM d, yyyy, h:mm a')
}

/** A moment as it is read out: 'Thursday, November 19 at 7:00 AM'; with its year where that is another one. */
export function formatInWords(iso: string, now = new Date()): string {
  const isThisYear = onClock(iso).getUTCFullYear() === onClock(now).getUTCFullYear()
  return formatDate(onClock(iso), isThisYear ? "EEEE, MMMM d 'at' h:mm a" : "EEEE, MMMM d, yyyy 'at' h:mm a")
}

const WEEK = 7

/** A moment as short as it is still clear: 'Tue 6:12 PM' within the week, 'Nov 12' within the year, else 'Nov 12, 2025'. */
export function formatRecent(moment: string, now = new Date()): string {
  const age = daysBetween(toDay(moment), toDay(now))
  if (age >= 0 && age < WEEK) return formatDate(onClock(moment), 'EEE h:mm a')
  const isThisYear = onClock(moment).getUTCFullYear() === onClock(now).getUTCFullYear()
  return formatDate(onClock(moment), isThisYear ? 'MMM d' : 'MMM d, yyyy')
}

/** A moment for machines, on the academy's clock: '2026-11-20T18:12:00-07:00'. */
export function isoMoment(moment: string): string {
  return `${onClock(moment).toISOString().slice(0, 19)}${OFFSET}`
}

/** The year it is in Arizona. */
export function currentYear(now = new Date()): string {
  return String(onClock(now).getUTCFullYear())
}

/** The calendar day it is in Arizona at a moment: '2026-11-20'. */
export function toDay(moment: string | Date): string {
  return onClock(moment).toISOString().slice(0, 10)
}

/** The hour it is in Arizona at a moment, 0 to 23. */
export function hourOf(moment: string | Date): number {
  return onClock(moment).getUTCHours()
}

/** A time as the academy's clock shows it: '6 PM', '6:30 PM'. */
export function formatTime(moment: string): string {
  return formatDate(onClock(moment), onClock(moment).getUTCMinutes() === 0 ? 'h a' : 'h:mm a')
}

/** A calendar day in words, the same in every time zone: 'Jan 25, 2024'. Stored dates may carry a time, which is cut. */
export function formatDay(day: string, pattern: DayPattern = 'MMM d, yyyy'): string {
  return formatDate(new Date(day.slice(0, 10)), pattern)
}

/** The calendar day so many days later, or earlier. */
export function addDaysTo(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The calendar day so many months later; the last one of a month that is shorter. */
export function addMonthsTo(day: string, count: number): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0))
  return new Date(Math.min(Date.UTC(year, month - 1 + count, date), last.getTime())).toISOString().slice(0, 10)
}

/** How many days lie between two calendar days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** The day of the week, 0 for Sunday. */
export function weekdayIndex(day: string): number {
  return new Date(day).getUTCDay()
}

/** The moment so many days later at the same time on the academy's clock. */
export function momentOnDay(moment: string, shift: number): string {
  return new Date(Date.parse(moment) + shift * DAY_MS).toISOString()
}

/** The moment when the academy's clock shows this day and time: '2026-12-01', '16:30'. Arizona never moves its clocks. */
export function momentAt(day: string, time: string): string {
  return new Date(`${day}T${time}:00${OFFSET}`).toISOString()
}

/** What the academy's clock shows at a moment, on 24 hours: '16:30'. */
export function clockTime(moment: string | Date): string {
  return onClock(moment).toISOString().slice(11, 16)
}

/** Whether a text is a calendar day that exists, such as '2028-02-29'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

/** Whether a calendar day lies between two stored days, both included; an end that is left out is open. */
export function isWithin(day: string, from?: string | null, to?: string | null): boolean {
  return (!from || day >= from.slice(0, 10)) && (!to || day <= to.slice(0, 10))
}

// Its parts in UTC are those that the academy's clock shows at the moment.
function onClock(moment: string | Date): Date {
  return new Date(new Date(moment).getTime() - OFFSET_MS)
}
