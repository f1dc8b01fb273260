import { tz } from '@date-fns/tz'
import { format, getYear } from 'date-fns'

// Every date of the academy is read off the clock on its own wall.
const academyTime = { in: tz('America/Phoenix') }

/** A moment as the academy's clock shows it: 'Nov 20, 2026, 6:12 PM'. */
export function formatMoment(iso: string): string {
  return format(iso, 'MMM d, yyyy, h:mm a', academyTime)
}

/** The year it is in Arizona. */
export function currentYear(now = new Date()): string {
  return String(getYear(now, academyTime))
}
