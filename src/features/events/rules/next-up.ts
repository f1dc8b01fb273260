import { daysBetween, formatDay, formatTime, hourOf, toDay } from '@/lib/dates'
import { timesLabel } from './labels'
import type { Occurrence } from './occurrences'
import { WEEKDAYS, WEEKDAY_KEYS } from './options'
import type { PublicEvent } from './public-event'
import { weekdayOf } from './repeat-rules'

const LISTED = 5
const DAYS_BY_NAME = 7
const EVENING = 17

/** The next date in two words: 'Mon' and '6 PM', 'Tonight' and '6 PM', 'Jan 4' and '6 PM', 'Apr 30' and ''. */
type Headline = { day: string; time: string }

/** Returns the words of a date: by its weekday within a week, by its month and day later and when it is over. */
export function headlineOf({ day, lastDay, start, event }: Occurrence, now: Date): Headline {
  const [today, time] = [toDay(now), event.allDay ? '' : formatTime(start)]
  const away = daysBetween(today, day)
  if (away <= 0 && lastDay >= today)
    return { day: !event.allDay && hourOf(start) >= EVENING ? 'Tonight' : 'Today', time }
  return { day: formatDay(day, away > 0 && away < DAYS_BY_NAME ? 'EEE' : 'MMM d'), time }
}

/**
 * Lists the coming dates of the season strip: the first one, then each other event, and each other weekday of a series, once.
 * @param coming sorted, without dates that are over
 */
export function listNextUp(coming: readonly Occurrence[]): Occurrence[] {
  const seen = new Set<string>()
  const isNew = ({ event, day }: Occurrence) => {
    const key = `${event.slug} ${event.repeat === 'none' ? '' : weekdayOf(day)}`
    return seen.size < seen.add(key).size
  }
  return coming.filter(isNew).slice(0, LISTED)
}

/** The weekly practices: 'Mon + Fri' and '6–8 PM'. */
type WeeklyPractice = { days: string; times: string }

/** Returns the days and times of the weekly practice; null while the calendar has none that continues. */
export function findWeeklyPractice(events: readonly PublicEvent[], today: string): WeeklyPractice | null {
  const series = events.find(
    ({ type, repeat, until, isCancelled, allDay }) =>
      type === 'practice' && repeat === 'weekly' && !isCancelled && !allDay && (!until || until >= today),
  )
  if (!series) return null
  const days = series.weekdays.length > 0 ? series.weekdays : [weekdayOf(toDay(series.start))]
  const names = WEEKDAY_KEYS.filter((key) => days.includes(key)).map((key) => WEEKDAYS[key].slice(0, 3))
  return { days: names.join(' + '), times: timesLabel({ ...series, event: series }) }
}
