import 'server-only'
import { findEventDate } from '@/features/events/store/api'
import type { TryoutDate } from '@/features/registration/rules/tryout-date'
import { isDay } from '@/lib/dates'
import { paths } from '@/lib/paths'

/** The date of an event as the tryout form shows it; null when there is none, or when it is over or canceled. */
export async function findTryoutDate(eventSlug: string, eventDay: string): Promise<TryoutDate | null> {
  const date = isDay(eventDay) ? await findEventDate(eventSlug, eventDay) : null
  if (!date?.isOpen) return null
  const { title, weekday, when, place, path } = date
  const links = { calendarHref: paths.eventFileOf(path), otherDatesHref: paths.events }
  return { eventSlug, eventDay, title, weekday, when, place, ...links }
}
