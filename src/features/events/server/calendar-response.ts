import 'server-only'
import { env } from '@/server/env'
import { toCalendarFile } from '../rules/ics'
import type { PublicEvent } from '../rules/public-event'

/** Returns a calendar file as a response. A browser offers to open it in the calendar of the device. */
export function calendarResponse(name: string, events: PublicEvent[], fileName: string): Response {
  return new Response(toCalendarFile(name, events, env().PUBLIC_URL), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
}
