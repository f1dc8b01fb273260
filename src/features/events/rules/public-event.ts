import type { Event } from '@/payload-types'
import { isPopulated } from '@/lib/relations'
import type { EventType, ExceptionKind, Repeat, Weekday } from './options'

type Exception = { day: string; kind: ExceptionKind; note: string | null }

/** An event as shown to the public. Days are formatted as '2027-01-04', times as ISO strings in UTC. */
export type PublicEvent = {
  slug: string
  title: string
  type: EventType
  /** The keys of its divisions; an empty list means everyone. */
  divisions: string[]
  place: { name: string; address: string | null }
  description: string | null
  allDay: boolean
  start: string
  end: string
  repeat: Repeat
  weekdays: Weekday[]
  until: string | null
  exceptions: Exception[]
  isCancelled: boolean
  cancelNote: string | null
  registrationHref: string | null
  uid: string
  sequence: number
  updatedAt: string
}

/** Returns the public data of an event, or null while a draft lacks its time or slug. Divisions must be populated. */
export function toPublicEvent(event: Event): PublicEvent | null {
  const { slug, title, start, end, until } = event
  if (!slug || !title || !start || !end) return null
  return {
    slug,
    title,
    type: event.type ?? 'other',
    divisions: (event.divisions ?? []).filter(isPopulated).map(({ key }) => key),
    place: { name: event.place?.name ?? '', address: event.place?.address || null },
    description: event.description || null,
    allDay: Boolean(event.allDay),
    start,
    end,
    repeat: event.repeat ?? 'none',
    weekdays: event.weekdays ?? [],
    until: until ? until.slice(0, 10) : null,
    exceptions: toExceptions(event.exceptions),
    isCancelled: Boolean(event.cancelled),
    cancelNote: event.cancelNote || null,
    registrationHref: event.registrationHref || null,
    uid: event.uid ?? '',
    sequence: event.sequence ?? 0,
    updatedAt: event.updatedAt,
  }
}

function toExceptions(exceptions: Event['exceptions']): Exception[] {
  return (exceptions ?? [])
    .filter(({ date }) => Boolean(date))
    .map(({ date, kind, note }) => ({ day: date.slice(0, 10), kind, note: note || null }))
}
