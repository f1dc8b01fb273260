import { daysBetween, momentOnDay, toDay } from '@/lib/dates'
import type { PublicEvent } from './public-event'
import { ruleDays } from './repeat-rules'

/** One date of an event. Days and times as in {@link PublicEvent}. */
export type Occurrence = {
  event: PublicEvent
  day: string
  /** The day it ends: the same day, except for tournaments and late nights. */
  lastDay: string
  start: string
  end: string
  isCancelled: boolean
  note: string | null
}

/** Returns the dates of an event that overlap the days from `from` to `to`, both inclusive. Skipped dates are left out. */
export function listOccurrences(event: PublicEvent, from: string, to: string): Occurrence[] {
  return ruleDays(event, to)
    .filter((day) => !event.exceptions.some((exception) => exception.kind === 'skipped' && exception.day === day))
    .map((day) => toOccurrence(event, day))
    .filter(({ lastDay }) => lastDay >= from)
}

/** Returns one date of an event as a separate event with its own id; null when there is none on that day. */
export function toSingleDay(event: PublicEvent, day: string): PublicEvent | null {
  const date = listOccurrences(event, day, day).find((one) => one.day === day)
  if (!date) return null
  return {
    ...event,
    start: date.start,
    end: date.end,
    repeat: 'none',
    weekdays: [],
    until: null,
    exceptions: [],
    isCancelled: date.isCancelled,
    cancelNote: date.note ?? event.cancelNote,
    uid: event.repeat === 'none' ? event.uid : `${day}-${event.uid}`,
  }
}

/** Returns the dates of all these events within the days, sorted. */
export function listAllOccurrences(events: PublicEvent[], from: string, to: string): Occurrence[] {
  return events.flatMap((event) => listOccurrences(event, from, to)).sort(byTime)
}

/** Returns true once the date is over. */
export function isOver({ event, lastDay, end }: Occurrence, now: Date): boolean {
  return event.allDay ? lastDay < toDay(now) : new Date(end) <= now
}

/** Returns the first date of an event, even when it is skipped. */
export function firstOccurrence(event: PublicEvent): Occurrence {
  return toOccurrence(event, toDay(event.start))
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

// An event that ends at midnight belongs to the previous day.
function lastDayOf({ allDay }: PublicEvent, day: string, end: string): string {
  const last = toDay(allDay ? end : new Date(new Date(end).getTime() - 1))
  return last > day ? last : day
}

function byTime(a: Occurrence, b: Occurrence): number {
  return a.day.localeCompare(b.day) || Number(b.event.allDay) - Number(a.event.allDay) || a.start.localeCompare(b.start)
}
