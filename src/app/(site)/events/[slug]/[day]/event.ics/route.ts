import { notFound } from 'next/navigation'
import { calendarResponse } from '@/features/events/server/calendar-response'
import { findEvent } from '@/features/events/server/queries'
import { toSingleDay } from '@/features/events/rules/occurrences'
import { isDay } from '@/lib/dates'

// The number of days is unlimited, so the responses are not cached.
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ slug: string; day: string }> }

/** One date of an event as a calendar file, for the date that a family signed up for. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, day } = await params
  const event = isDay(day) ? await findEvent(slug) : null
  const single = event && toSingleDay(event, day)
  if (!single) notFound()
  return calendarResponse(single.title, [single], `${slug}-${day}.ics`)
}
