import { daysBetween, momentOnDay, toDay } from '@/lib/dates'
import type { PublicEvent } from './public-event'
import { ruleDays } from './repeat-rules'

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

/** The dates of an event that touch the days from `from` to `to`, both included. Skipped ones are left out. */
export function listOccurrences(event: PublicEvent, from: string, to: string): Occurrence[] {
  return ruleDays(event, to)
    .filter((day) => !event.exceptions.some((exception) => exception.kind === 'skipped' && exception.day === day))
    .map((day) => toOccurrence(event, day))
    .filter(({ lastDay }) => lastDay >= from)
}

/** One date of an event as an event of its own, with an id of its own; null when there is none on that day. */
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
    isCancelled: event.isCancelled || date.isCancelled,
    cancelNote: date.note ?? event.cancelNote,
    uid: event.repeat === 'none' ? event.uid : `${day}-${event.uid}`,
  }
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
