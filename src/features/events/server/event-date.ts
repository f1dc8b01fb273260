import 'server-only'
import { formatDay } from '@/lib/dates'
import { daysLabel, timesLabel, weekdaysLabel } from '../rules/labels'
import { isOver, listOccurrences } from '../rules/occurrences'
import { takesSignUps } from '../rules/sign-up'
import { paths } from '@/lib/paths'
import { findEvent } from './queries'

/** A date of an event that families can sign up for, as texts. */
type EventDate = {
  slug: string
  day: string
  title: string
  /** 'Sat' */
  weekday: string
  /** 'January 16, 9–11:30 AM' */
  when: string
  /** 'Main gym, 15500 N Example Parkway, Surprise, AZ 85374' */
  place: string
  /** All of it in one line. */
  summary: string
  /** The path of this day's page; its calendar file is below it. */
  path: string
  isOpen: boolean
}

/** Returns the date of an event that takes sign-ups; null when there is none on that day. */
export async function findEventDate(slug: string, day: string, now = new Date()): Promise<EventDate | null> {
  const event = await findEvent(slug)
  if (!event || !takesSignUps(event)) return null
  const date = listOccurrences(event, day, day).find((one) => one.day === day)
  if (!date) return null
  const place = [event.place.name, event.place.address].filter(Boolean).join(', ')
  const times = timesLabel(date)
  return {
    slug,
    day,
    title: event.title,
    weekday: weekdaysLabel(date),
    when: `${formatDay(day, 'MMMM d')}, ${times}`,
    place,
    summary: `${event.title}, ${daysLabel(date)}, ${times}, ${place}`,
    path: paths.eventDay(slug, day),
    isOpen: !date.isCancelled && !isOver(date, now),
  }
}
