import { calendarResponse } from '@/features/events/store/calendar-response'
import { listEvents } from '@/features/events/store/queries'
import { getSiteSettings } from '@/features/site/store/site'

export const dynamic = 'force-static'
export const revalidate = 300

/** The feed of all events, which calendars subscribe to. */
export async function GET(): Promise<Response> {
  const [events, { academyName }] = await Promise.all([listEvents(), getSiteSettings()])
  return calendarResponse(academyName, events, 'calendar.ics')
}
