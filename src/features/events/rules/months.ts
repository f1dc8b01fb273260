import { addDaysTo, formatDay, weekdayIndex } from '@/lib/dates'
import type { Occurrence } from './occurrences'

/** The number of months that can be browsed back and ahead, limited so that crawlers do not follow the links forever. */
const MONTHS_BACK = 12
const MONTHS_AHEAD = 18
const DAYS_A_WEEK = 7

/** One line of the list: an event's first date of the month, and its other dates of the same month. */
export type MonthRow = { first: Occurrence; others: Occurrence[] }

export type MonthGroup = { month: string; rows: MonthRow[] }

export type GridDay = { day: string; isInMonth: boolean; occurrences: Occurrence[] }

/** Returns the month of a calendar day: '2027-01'. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Returns the month that is `count` months later, or earlier for a negative count. */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Formats a month: 'January 2027'. */
export function monthTitle(month: string): string {
  return formatDay(`${month}-01`, 'MMMM yyyy')
}

/** Returns true for a well-formed month within the range of the calendar. */
export function isVisibleMonth(month: string, today: string): boolean {
  const current = monthOf(today)
  const isWritten = /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
  return isWritten && month >= shiftMonth(current, -MONTHS_BACK) && month <= shiftMonth(current, MONTHS_AHEAD)
}

/** Returns the first and the last day of a month. */
export function monthRange(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDaysTo(`${shiftMonth(month, 1)}-01`, -1) }
}

/**
 * Groups dates by month, sorted. A series is listed once per month with its other dates; a single canceled date is listed
 * separately, so that families notice it.
 */
export function groupByMonth(occurrences: Occurrence[]): MonthGroup[] {
  const groups = new Map<string, MonthRow[]>()
  for (const occurrence of occurrences) {
    const month = monthOf(occurrence.day)
    const rows = groups.get(month) ?? []
    groups.set(month, rows)
    const isOwnRow = occurrence.isCancelled && !occurrence.event.isCancelled
    const row = isOwnRow ? undefined : rows.find(({ first }) => isSameSeries(first, occurrence))
    if (row) row.others.push(occurrence)
    else rows.push({ first: occurrence, others: [] })
  }
  return [...groups].map(([month, rows]) => ({ month, rows }))
}

/** Returns a month as rows of seven days, starting on Sunday. An event of several days is included on each of them. */
export function monthGrid(month: string, occurrences: Occurrence[]): GridDay[][] {
  const { from, to } = monthRange(month)
  const weeks: GridDay[][] = []
  for (let sunday = addDaysTo(from, -weekdayIndex(from)); sunday <= to; sunday = addDaysTo(sunday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDaysTo(sunday, index))
    weeks.push(days.map((day) => toGridDay(day, month, occurrences)))
  }
  return weeks
}

function toGridDay(day: string, month: string, occurrences: Occurrence[]): GridDay {
  const isInMonth = monthOf(day) === month
  const onDay = occurrences.filter((occurrence) => occurrence.day <= day && day <= occurrence.lastDay)
  return { day, isInMonth, occurrences: isInMonth ? onDay : [] }
}

function isSameSeries(a: Occurrence, b: Occurrence): boolean {
  return a.event.slug === b.event.slug && a.isCancelled === b.isCancelled
}
