const TIME_ZONE = 'America/Phoenix'

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const year = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, year: 'numeric' })

/** A moment as the academy's clock shows it: 'Nov 20, 2026, 6:12 PM'. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** The year it is in Arizona. */
export function currentYear(now = new Date()): string {
  return year.format(now)
}
