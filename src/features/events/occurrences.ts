import { addDaysTo, daysBetween, momentOnDay, toDay, weekdayIndex } from '@/lib/dates'
import { WEEKDAY_KEYS, type Repeat, type Weekday } from './options'
import type { PublicEvent } from './public-event'

/** One date of an event. Days and moments as in {@link PublicEvent}. */
export type Occurrence = {
  event: PublicEvent
  day: string
  /** The day it ends, which is the same one but for tournaments and late nights. */
  lastDay: string
  start: string
  end: string
  isCancelled: boolean
  note: string | null
}

/** When an event takes place: what its dates follow from. */
export type Rule = { start: string; repeat: Repeat; weekdays: Weekday[]; until: string | null }

const DAYS_A_WEEK = 7

/** The days that a rule names, up to and including `to`, exceptions not yet taken out. */
export function ruleDays({ start, repeat, weekdays, until }: Rule, to: string): string[] {
  const first = toDay(start)
  if (repeat === 'none') return first <= to ? [first] : []
  const last = until && until < to ? until : to
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(first)]
  const interval = repeat === 'fortnightly' ? 2 : 1
  const firstMonday = mondayOf(first)
  const days: string[] = []
  for (let day = first; day <= last; day = addDaysTo(day, 1)) {
    const week = daysBetween(firstMonday, mondayOf(day)) / DAYS_A_WEEK
    if (week % interval === 0 && chosen.includes(weekdayOf(day))) days.push(day)
  }
  return days
}

/** The dates of an event that touch the days from `from` to `to`, both included. Skipped ones are left out. */
export function listOccurrences(event: PublicEvent, from: string, to: string): Occurrence[] {
  return ruleDays(event, to)
    .filter((day) => !event.exceptions.some((exception) => exception.kind === 'skipped' && exception.day === day))
    .map((day) => toOccurrence(event, day))
    .filter(({ lastDay }) => lastDay >= from)
}

/** The dates of all these events within the days, in their order. */
export function listAllOccurrences(events: PublicEvent[], from: string, to: string): Occurrence[] {
  return events.flatMap((event) => listOccurrences(event, from, to)).sort(byTime)
}

/** True once the occurrence is over. */
export function isOver({ event, lastDay, end }: Occurrence, now: Date): boolean {
  return event.allDay ? lastDay < toDay(now) : new Date(end) <= now
}

/** The date an event begins with, even when it is skipped. */
export function firstOccurrence(event: PublicEvent): Occurrence {
  return toOccurrence(event, toDay(event.start))
}

/** The day of the week as calendar files write it. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAY_KEYS[weekdayIndex(day)]!
}

function toOccurrence(event: PublicEvent, day: string): Occurrence {
  const cancelled = event.exceptions.find((exception) => exception.kind === 'cancelled' && exception.day === day)
  const shift = daysBetween(toDay(event.start), day)
  const end = momentOnDay(event.end, shift)
  return {
    event,
    day,
    lastDay: lastDayOf(event, day, end),
    start: momentOnDay(event.start, shift),
    end,
    isCancelled: event.isCancelled || Boolean(cancelled),
    note: event.isCancelled ? event.cancelNote : (cancelled?.note ?? null),
  }
}

// What ends at midnight belongs to the evening before.
function lastDayOf({ allDay }: PublicEvent, day: string, end: string): string {
  const last = toDay(allDay ? end : new Date(new Date(end).getTime() - 1))
  return last > day ? last : day
}

function byTime(a: Occurrence, b: Occurrence): number {
  return a.day.localeCompare(b.day) || Number(b.event.allDay) - Number(a.event.allDay) || a.start.localeCompare(b.start)
}

function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + 6) % DAYS_A_WEEK))
}
