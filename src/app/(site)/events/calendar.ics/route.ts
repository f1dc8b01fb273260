import { calendarResponse } from '@/features/events/server/calendar-response'
import { listEvents } from '@/features/events/server/queries'
import { getSiteSettings } from '@/features/site/server/site'

export const dynamic = 'force-static'
export const revalidate = 300

/** The feed of all events, which calendars subscribe to. */
export async function GET(): Promise<Response> {
  const [events, { academyName }] = await Promise.all([listEvents(), getSiteSettings()])
  return calendarResponse(academyName, events, 'calendar.ics')
}
