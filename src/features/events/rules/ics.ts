import { TZDate } from '@date-fns/tz'
import ical, { ICalEventStatus, type ICalCalendar, type ICalEventData } from 'ical-generator'
import { addDaysTo, daysBetween, TIME_ZONE, toDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { divisionsLabel } from './labels'
import { listOccurrences, type Occurrence } from './occurrences'
import { EVENT_TYPES } from './options'
import type { PublicEvent } from './public-event'
import { signUpHref } from './sign-up'

const REFRESH_SECONDS = 3600

// Phoenix has used standard time without changes since 1968, so one rule is enough.
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0700',
  'TZNAME:MST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * Creates a calendar file (RFC 5545) of these events. `origin` is the site's own URL, for links. The library puts the time zone
 * before properties that must come first, and writes times for the dates of an all-day series; both are corrected in its
 * output.
 */
export function toCalendarFile(name: string, events: PublicEvent[], origin: string): string {
  const calendar = ical({
    // The library escapes every text but this one.
    name: name.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' '),
    prodId: { company: 'Fullcourt', product: 'Events', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const event of events) addEvent(calendar, event, origin)
  return `${calendar.toString()}\r\n`
    .replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, `${VTIMEZONE}\r\n`)
    .replace(/^RECURRENCE-ID:(\d{8})T\d{6}\r$/gm, 'RECURRENCE-ID;VALUE=DATE:$1\r')
}

function addEvent(calendar: ICalCalendar, event: PublicEvent, origin: string): void {
  const common = toCommon(event, origin)
  const first = toDay(event.start)
  calendar.createEvent({
    ...common,
    ...toTimes(event, { day: first, lastDay: lastAllDay(event, first), start: event.start, end: event.end }),
    summary: event.title,
    repeating: toRecurrence(event),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (event.isCancelled || event.repeat === 'none') return
  for (const occurrence of listOccurrences(event, first, event.until ?? first).filter((one) => one.isCancelled)) {
    const times = toTimes(event, occurrence)
    calendar.createEvent({
      ...common,
      ...times,
      recurrenceId: times.start,
      summary: `Canceled: ${event.title}`,
      description: [occurrence.note, common.description].filter(Boolean).join('\n\n'),
      status: ICalEventStatus.CANCELLED,
    })
  }
}

function toCommon(event: PublicEvent, origin: string) {
  const { uid, sequence, updatedAt, place, description, divisions, type } = event
  const registrationHref = signUpHref(event)
  const note = event.isCancelled ? event.cancelNote : null
  const signUp = registrationHref ? `Sign up: ${new URL(registrationHref, origin).href}` : null
  const audience = `${EVENT_TYPES[type]} for ${divisions.length > 0 ? divisionsLabel(divisions) : 'everyone'}.`
  return {
    id: uid,
    sequence,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    location: [place.name, place.address].filter(Boolean).join(', '),
    description: [note, audience, description, signUp].filter(Boolean).join('\n\n'),
    url: new URL(paths.event(event.slug), origin).href,
  }
}

type Times = Pick<Occurrence, 'day' | 'lastDay' | 'start' | 'end'>

// An all-day date has no time zone; the format requires the following day as its end.
function toTimes({ allDay }: PublicEvent, { day, lastDay, start, end }: Times) {
  if (allDay) return { allDay: true, floating: true, start: midnight(day), end: midnight(addDaysTo(lastDay, 1)) }
  return { timezone: TIME_ZONE, start: new TZDate(start, TIME_ZONE), end: new TZDate(end, TIME_ZONE) }
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function lastAllDay({ end }: PublicEvent, first: string): string {
  return daysBetween(first, toDay(end)) > 0 ? toDay(end) : first
}

// Written by hand, because UNTIL must be in UTC when the start has a time zone, and a date when the start is a date.
function toRecurrence(event: PublicEvent): ICalEventData['repeating'] {
  const { repeat, weekdays, until, allDay, start } = event
  if (repeat === 'none') return null
  const parts = ['FREQ=WEEKLY', ...(repeat === 'fortnightly' ? ['INTERVAL=2'] : [])]
  if (until) parts.push(`UNTIL=${allDay ? compact(until) : utc(`${addDaysTo(until, 1)}T06:59:59Z`)}`)
  if (weekdays.length > 0) parts.push(`BYDAY=${weekdays.join(',')}`)
  const clock = allDay ? '' : `T${new TZDate(start, TIME_ZONE).toTimeString().slice(0, 8).replaceAll(':', '')}`
  const skipped = event.exceptions.filter(({ kind }) => kind === 'skipped').map(({ day }) => compact(day) + clock)
  const exdate = allDay ? 'EXDATE;VALUE=DATE' : `EXDATE;TZID=${TIME_ZONE}`
  return [`RRULE:${parts.join(';')}`, ...(skipped.length > 0 ? [`${exdate}:${skipped.join(',')}`] : [])].join('\r\n')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function utc(moment: string): string {
  return moment.replace(/[-:]/g, '')
}
