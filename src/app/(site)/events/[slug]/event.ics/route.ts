import { notFound } from 'next/navigation'
import { calendarResponse } from '@/features/events/server/calendar-response'
import { findEvent } from '@/features/events/server/queries'

export const dynamic = 'force-static'
export const revalidate = 300

/** One event as a calendar file. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const event = await findEvent((await params).slug)
  if (!event) notFound()
  return calendarResponse(event.title, [event], `${event.slug}.ics`)
}
