import 'server-only'
import { findEventDate } from '@/features/events/server/api'
import type { TryoutDate } from '@/features/registration/rules/tryout-date'
import { isDay } from '@/lib/dates'
import { paths } from '@/lib/paths'

/** Returns the date of an event for the tryout form; null if it does not exist, is over or was canceled. */
export async function findTryoutDate(eventSlug: string, eventDay: string): Promise<TryoutDate | null> {
  const date = isDay(eventDay) ? await findEventDate(eventSlug, eventDay) : null
  if (!date?.isOpen) return null
  const { title, weekday, when, place, path } = date
  const links = { calendarHref: paths.eventFileOf(path), otherDatesHref: paths.events }
  return { eventSlug, eventDay, title, weekday, when, place, ...links }
}
