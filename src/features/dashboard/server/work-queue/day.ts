import 'server-only'
import { addDaysTo, toDay } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import { listComingAndRecent } from '@/features/events/server/api'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { findTryoutDay, type Candidate } from '@/features/entries/server/api'

const MAILS_MAX = 6
const EVENTS_MAX = 4
const EVENT_DAYS = 14

/** A mail that can still be undone. `sendAt`: null if it is held without a time. */
export type LeavingMail = {
  id: string
  subject: string
  to: string
  sendAt: string | null
  entry: { kind: string; id: string } | null
}

export type NextTryoutDay = {
  id: string
  title: string
  day: string
  time: string | null
  place: string | null
  divisions: string[]
  candidates: Candidate[]
}

export type ComingEvent = {
  slug: string
  day: string
  title: string
  start: string
  place: string
  allDay: boolean
}

/** Lists the next mails in the queue that this member of staff may read. */
export async function listLeavingMails(staff: Staff): Promise<{ mails: LeavingMail[]; total: number }> {
  const { docs, totalDocs } = await asStaff(staff).find({
    collection: 'mails',
    // Mails without an entry cannot be undone.
    where: { status: { in: ['waiting', 'held'] }, entryId: { exists: true } },
    sort: 'sendAt',
    limit: MAILS_MAX,
    depth: 0,
    select: { subject: true, to: true, sendAt: true, entryId: true, entryKind: true },
  })
  const mails = docs.map(({ id, subject, to, sendAt, entryId, entryKind }) => ({
    id,
    subject,
    to,
    sendAt: sendAt ?? null,
    entry: entryId && entryKind ? { id: entryId, kind: entryKind } : null,
  }))
  return { mails, total: totalDocs }
}

/** Returns the next open tryout day with its invited players; null if none is planned. */
export async function findNextTryoutDay(staff: Staff, now = new Date()): Promise<NextTryoutDay | null> {
  const { docs } = await asStaff(staff).find({
    collection: 'tryout-days',
    where: { state: { equals: 'open' }, day: { greater_than_equal: `${toDay(now)}T00:00:00.000Z` } },
    sort: 'day',
    limit: 1,
    depth: 0,
  })
  const [next] = docs
  if (!next) return null
  // Coaches may read the day, but no entries.
  const invited = hasRole({ ...staff, collection: 'staff' }, 'registrar') ? await findTryoutDay(staff, next.id) : null
  const { id, title, day, time, place, divisions } = next
  return {
    id,
    title,
    day,
    time: time ?? null,
    place: place ?? null,
    divisions: divisions ?? [],
    candidates: invited?.candidates ?? [],
  }
}

/** Lists the events of the next two weeks, without canceled ones. */
export async function listComingEvents(now = new Date()): Promise<ComingEvent[]> {
  const last = addDaysTo(toDay(now), EVENT_DAYS)
  const coming = (await listComingAndRecent(now)).coming.filter(({ isCancelled, day }) => !isCancelled && day <= last)
  return coming.slice(0, EVENTS_MAX).map(({ event, day, start }) => ({
    slug: event.slug,
    day,
    title: event.title,
    start,
    place: event.place.name,
    allDay: event.allDay,
  }))
}
