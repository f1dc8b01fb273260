import { addDaysTo, daysBetween, formatDay, toDay } from '@/lib/dates'
import { MAX_REPEAT_DAYS, WEEKDAYS, type ExceptionKind, type Repeat, type Weekday } from './options'
import { ruleDays, weekdayOf } from './repeat-rules'

/** The schedule that staff have entered so far. Fields may be missing. */
export type Schedule = {
  allDay?: boolean | null
  start?: string | null
  end?: string | null
  repeat?: Repeat | null
  weekdays?: Weekday[] | null
  until?: string | null
  exceptions?: { date?: string | null; kind?: ExceptionKind | null; note?: string | null }[] | null
  place?: { name?: string | null; address?: string | null } | null
  cancelled?: boolean | null
}

/** Returns the error of the end time, or null. */
export function findEndProblem({ allDay, start, end }: Schedule): string | null {
  if (!end) return 'Enter when it ends.'
  if (!start) return null
  if (allDay) return toDay(end) < toDay(start) ? 'The last day must not be before the first day.' : null
  return new Date(end) <= new Date(start) ? 'The end must be after the start.' : null
}

/** Returns the error of a repeating event's weekdays, or null. Without a selection, the weekday of the first date applies. */
export function weekdaysProblem({ repeat, start, weekdays }: Schedule): string | null {
  if (!repeats(repeat) || !start || !weekdays?.length) return null
  const first = weekdayOf(toDay(start))
  return weekdays.includes(first) ? null : `The first date is a ${WEEKDAYS[first]}: choose ${WEEKDAYS[first]} as well.`
}

/** Returns the error of a repeating event's last day, or null. */
export function findRepeatProblem({ repeat, start, until }: Schedule): string | null {
  if (!repeats(repeat)) return null
  if (!until) return 'Enter the last day on which it may take place.'
  if (!start) return null
  const days = daysBetween(toDay(start), until.slice(0, 10))
  if (days <= 0) return 'The last day must be after the first date.'
  return days > MAX_REPEAT_DAYS ? 'An event repeats for two years at most. Choose an earlier day.' : null
}

/** Returns the error of an exception's day, or null. It must be one of the event's dates, and may be listed only once. */
export function exceptionProblem(date: string | null | undefined, schedule: Schedule): string | null {
  if (!date) return 'Enter the date.'
  if (!repeats(schedule.repeat)) return 'Only a repeating event has exceptions. Use “Canceled” for the whole event.'
  const { start, repeat, until, weekdays, exceptions } = schedule
  if (!start || !until) return null
  const day = date.slice(0, 10)
  const days = ruleDays({ start, repeat, until: until.slice(0, 10), weekdays: weekdays ?? [] }, day)
  const label = formatDay(day, 'EEEE, MMM d, yyyy')
  if (!days.includes(day)) return `The event does not take place on ${label}. Choose one of its dates.`
  const same = (exceptions ?? []).filter((exception) => exception.date?.slice(0, 10) === day)
  return same.length > 1 ? `${label} is in this list twice.` : null
}

/** Returns true when calendars with the event need an update: its time, place, dates or cancellation changed. */
export function hasMoved(before: Schedule, after: Schedule): boolean {
  return fingerprint(before) !== fingerprint(after)
}

/** Returns the last day for which the dates of an event without an end are listed. */
export function horizonOf(today: string): string {
  return addDaysTo(today, 366)
}

function repeats(repeat: Repeat | null | undefined): repeat is 'weekly' | 'fortnightly' {
  return repeat === 'weekly' || repeat === 'fortnightly'
}

function fingerprint({ allDay, start, end, place, cancelled, ...rest }: Schedule): string {
  const isRepeating = repeats(rest.repeat)
  const exceptions = (rest.exceptions ?? []).map(({ date, kind, note }) => [date?.slice(0, 10), kind, note || null])
  return JSON.stringify([
    Boolean(allDay),
    instant(start),
    instant(end),
    place?.name || null,
    place?.address || null,
    Boolean(cancelled),
    isRepeating ? [rest.repeat, [...(rest.weekdays ?? [])].sort(), rest.until?.slice(0, 10), exceptions.sort()] : null,
  ])
}

function instant(moment: string | null | undefined): number | null {
  return moment ? new Date(moment).getTime() : null
}
