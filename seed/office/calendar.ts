import type { Payload } from 'payload'
import { addDaysTo, daysBetween, momentAt, weekdayIndex } from '../../src/lib/dates'
import type { Album, Event } from '../../src/payload-types'
import { readOffice } from './content'
import { dayOf, isHoliday, noonOf, type DayOf } from './when'

type ListedEvent = DayOf &
  Partial<Event> & {
    slug: string
    /** The draft that becomes this event. */
    replaces?: string
    time?: string
    hours?: number
    /** Whole days, for an all-day event. */
    days?: number
    untilIn?: number
    off?: DayOf & { note: string }
  }
type ListedAlbum = DayOf & Partial<Album> & { slug: string; replaces?: string }
type ListedDay = DayOf & { key: string; title: string; time: string }
type Calendar = { events: ListedEvent[]; albums: ListedAlbum[]; tryoutDays: ListedDay[] }

// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }
const HOUR_MS = 60 * 60 * 1000
/** Monday and Friday. */
const PRACTICE_DAYS = [1, 5]
const PLACE = 'Main gym, 15500 N Example Parkway, Surprise, AZ 85374'

/** Publishes the draft events and albums on days around today, and adds more events. Returns the tryout days. */
export async function fillCalendar(payload: Payload, now: Date): Promise<Map<string, string>> {
  const { events, albums, tryoutDays } = await readOffice<Calendar>('calendar')
  const tournaments = events.filter(({ days }) => days).flatMap((event) => daysOf(event, now))
  for (const event of events) await publish(payload, 'events', event, eventData(event, now, tournaments))
  for (const { in: days, weekday, replaces, ...album } of albums) {
    const date = noonOf(dayOf({ in: days, weekday }, now))
    await publish(payload, 'albums', { slug: album.slug, replaces }, { ...album, date })
  }
  const ids = new Map<string, string>()
  for (const day of tryoutDays) ids.set(day.key, await findOrMakeDay(payload, day, now))
  return ids
}

async function findOrMakeDay(payload: Payload, { title, time, ...on }: ListedDay, now: Date): Promise<string> {
  const where = { title: { equals: title } }
  const { docs } = await payload.find({ collection: 'tryout-days', where, depth: 0, limit: 1 })
  if (docs[0]) return docs[0].id
  const state = on.in < 0 ? ('closed' as const) : ('open' as const)
  const data = { title, time, day: noonOf(dayOf(on, now)), state, place: PLACE }
  return (await payload.create({ collection: 'tryout-days', data })).id
}

function eventData(event: ListedEvent, now: Date, tournaments: string[]) {
  const { replaces: _draft, in: _in, weekday: _weekday, time, hours, days: length, untilIn, off, ...facts } = event
  const day = dayOf(event, now)
  const start = momentAt(day, time ?? '00:00')
  const end = hours
    ? new Date(Date.parse(start) + hours * HOUR_MS).toISOString()
    : momentAt(addDaysTo(day, (length ?? 1) - 1), '00:00')
  const lastDay = untilIn === undefined ? undefined : dayOf({ in: untilIn }, now)
  const cancelled = off ? [{ date: noonOf(dayOf(off, now)), kind: 'cancelled' as const, note: off.note }] : []
  const free = lastDay ? freeDays(day, lastDay, tournaments).map(noonOf) : []
  const skipped = free
    .filter((date) => cancelled.every((one) => one.date !== date))
    .map((date) => ({ date, kind: 'skipped' as const }))
  return { ...facts, start, end, until: lastDay && noonOf(lastDay), exceptions: [...cancelled, ...skipped] }
}

function daysOf(event: ListedEvent, now: Date): string[] {
  const first = dayOf(event, now)
  return Array.from({ length: event.days ?? 1 }, (_, index) => addDaysTo(first, index))
}

// There is no practice on holidays or during tournaments.
function freeDays(first: string, last: string, tournaments: string[]): string[] {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDaysTo(first, index))
  return days
    .filter((day) => PRACTICE_DAYS.includes(weekdayIndex(day)))
    .filter((day) => isHoliday(day) || tournaments.includes(day))
}

type Place = { slug: string; replaces?: string }

async function publish(payload: Payload, collection: 'events' | 'albums', { slug, replaces }: Place, facts: object) {
  const where = { slug: { in: [slug, replaces ?? slug] } }
  const { docs } = await payload.find({ collection, where, draft: true, depth: 0, limit: 1 })
  const data = { ...facts, _status: 'published' } as never
  const draft = docs[0]
  if (draft) await payload.update({ collection, id: draft.id, data, context })
  else await payload.create({ collection, data, context })
}
