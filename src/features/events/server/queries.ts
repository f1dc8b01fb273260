import 'server-only'
import type { Event, EventsPage } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { addDaysTo, toDay } from '@/lib/dates'
import { withDefaults } from '@/lib/defaults'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import { isVisibleMonth, monthOf, monthRange, shiftMonth } from '../rules/months'
import { firstOccurrence, isOver, listAllOccurrences, listOccurrences, type Occurrence } from '../rules/occurrences'
import { toPublicEvent, type PublicEvent } from '../rules/public-event'
import { horizonOf } from '../rules/calendar'
import { getPageTexts } from '@/server/content/page-texts'

const TAGS = [cacheTags.collection('events'), cacheTags.collection('divisions')]
const RECENT_DAYS = 60
const KEPT_DAYS = 400
const DEFAULT_TEXTS: EventsPage['event'] = {
  registerLabel: 'Sign up',
  calendarLabel: 'Add to calendar',
  datesTitle: 'Next dates',
  cancelled: 'This event is canceled.',
  over: 'This event is over.',
}

/** Returns the texts around each event, with default texts until staff have written any. */
export async function getEventTexts(): Promise<EventsPage['event']> {
  return withDefaults((await getPageTexts('events-page')).event ?? {}, DEFAULT_TEXTS)
}

/** Returns every published event of the past year and of the future, ordered by first date. */
export const listEvents = cachedQuery(['events'], TAGS, async (): Promise<PublicEvent[]> => {
  const since = addDaysTo(toDay(new Date()), -KEPT_DAYS)
  const { docs } = await asVisitor().find({
    collection: 'events',
    where: { or: [{ end: { greater_than_equal: since } }, { until: { greater_than_equal: since } }] },
    depth: 1,
    sort: 'start',
    pagination: false,
  })
  return toPublic(docs)
})

/** Returns the event with this slug, or null. */
export const findEvent = cachedQuery(['event'], TAGS, async (slug: string): Promise<PublicEvent | null> => {
  const { docs } = await asVisitor().find({
    collection: 'events',
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
  })
  return toPublic(docs)[0] ?? null
})

/** Returns the events of the coming year and of the last two months. */
export async function listComingAndRecent(now = new Date()): Promise<{ coming: Occurrence[]; recent: Occurrence[] }> {
  const today = toDay(now)
  const all = listAllOccurrences(await listEvents(), addDaysTo(today, -RECENT_DAYS), horizonOf(today))
  return {
    coming: all.filter((occurrence) => !isOver(occurrence, now)),
    recent: all.filter((occurrence) => isOver(occurrence, now)).reverse(),
  }
}

export type CalendarMonth = {
  month: string
  occurrences: Occurrence[]
  /** The adjacent months; null at the limits of the calendar. */
  previous: string | null
  next: string | null
  today: string
}

/** Returns the events of a month, or null for a month outside the calendar. */
export async function findMonth(month: string, now = new Date()): Promise<CalendarMonth | null> {
  const today = toDay(now)
  const ifVisible = (other: string) => (isVisibleMonth(other, today) ? other : null)
  if (!ifVisible(month)) return null
  const { from, to } = monthRange(month)
  const occurrences = listAllOccurrences(await listEvents(), from, to)
  return {
    month,
    occurrences,
    previous: ifVisible(shiftMonth(month, -1)),
    next: ifVisible(shiftMonth(month, 1)),
    today,
  }
}

/** Returns the current month and the next ones, which are requested most. */
export function monthsNearNow(now = new Date()): string[] {
  const current = monthOf(toDay(now))
  return [current, shiftMonth(current, 1), shiftMonth(current, 2)]
}

/** Returns the date of an event to show first, and its dates within the coming year. Once all are over: the last date. */
export function datesOf(
  event: PublicEvent,
  now = new Date(),
): { date: Occurrence; isOver: boolean; coming: Occurrence[] } {
  const today = toDay(now)
  const all = listOccurrences(event, toDay(event.start), horizonOf(event.start > today ? toDay(event.start) : today))
  const coming = all.filter((date) => !isOver(date, now))
  const date = coming.find(({ isCancelled }) => !isCancelled) ?? coming[0] ?? all.at(-1) ?? firstOccurrence(event)
  return { date, isOver: coming.length === 0, coming }
}

function toPublic(docs: Event[]): PublicEvent[] {
  return docs.map(toPublicEvent).filter((event) => event !== null)
}
