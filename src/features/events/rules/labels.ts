import { formatDay, formatTime, toDay } from '@/lib/dates'
import type { Occurrence } from './occurrences'
import { WEEKDAYS, WEEKDAY_KEYS } from './options'
import type { PublicEvent } from './public-event'
import { weekdayOf } from './repeat-rules'

/** Formats the hours of a date: '6–8 PM', '11 AM–1 PM', 'All day'. For several days see {@link daysLabel}. */
export function timesLabel({
  event,
  start,
  end,
}: Pick<Occurrence, 'start' | 'end'> & { event: Pick<PublicEvent, 'allDay'> }) {
  if (event.allDay) return 'All day'
  const [from, to] = [formatTime(start), formatTime(end)]
  const isSameHalf = from.slice(-2) === to.slice(-2)
  return `${isSameHalf ? from.slice(0, -3) : from}–${to}`
}

/** Formats the day or the days of a date: 'Saturday, March 6', 'March 6–8', 'May 30 to June 1'. */
export function daysLabel({ day, lastDay }: Pick<Occurrence, 'day' | 'lastDay'>): string {
  if (day === lastDay) return formatDay(day, 'EEEE, MMMM d')
  const isSameMonth = day.slice(0, 7) === lastDay.slice(0, 7)
  return isSameMonth
    ? `${formatDay(day, 'MMMM d')}–${formatDay(lastDay, 'd')}`
    : `${formatDay(day, 'MMMM d')} to ${formatDay(lastDay, 'MMMM d')}`
}

/** Describes how an event repeats: 'Every Monday and Friday until May 28, 2027'. Null for a single event. */
export function repeatLabel({ repeat, weekdays, start, until }: PublicEvent): string | null {
  if (repeat === 'none') return null
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(toDay(start))]
  const names = WEEKDAY_KEYS.filter((key) => chosen.includes(key)).map((key) => WEEKDAYS[key])
  const days = new Intl.ListFormat('en-US').format(names)
  const end = until ? ` until ${formatDay(until, 'MMMM d, yyyy')}` : ''
  return repeat === 'weekly' ? `Every ${days}${end}` : `Every other ${days}${end}`
}

/** Lists the audience of an event: '11U, 12U', 'Everyone'. */
export function divisionsLabel(divisions: string[]): string {
  return divisions.length > 0 ? divisions.join(', ') : 'Everyone'
}

/** Formats the weekdays of a date in short: 'Mon', 'Fri–Sun'. */
export function weekdaysLabel({ day, lastDay }: Pick<Occurrence, 'day' | 'lastDay'>): string {
  const first = formatDay(day, 'EEE')
  return day === lastDay ? first : `${first}–${formatDay(lastDay, 'EEE')}`
}

/** Lists the other dates of a series in the same month: 'Also on January 8, 11, and 15'. */
export function alsoLabel(others: Pick<Occurrence, 'day'>[]): string {
  const days = new Intl.ListFormat('en-US').format(others.map(({ day }) => formatDay(day, 'd')))
  return others[0] ? `Also on ${formatDay(others[0].day, 'MMMM')} ${days}` : ''
}
