import { addDaysTo, daysBetween, toDay, weekdayIndex } from '@/lib/dates'
import { WEEKDAY_KEYS, type Repeat, type Weekday } from './options'

/** The rule from which the dates of an event are computed. */
export type Rule = { start: string; repeat: Repeat; weekdays: Weekday[]; until: string | null }

const DAYS_A_WEEK = 7

/** Returns the days of a rule up to and including `to`, before exceptions are applied. */
export function ruleDays({ start, repeat, weekdays, until }: Rule, to: string): string[] {
  const first = toDay(start)
  if (repeat === 'none') return first <= to ? [first] : []
  const last = until && until < to ? until : to
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(first)]
  const interval = repeat === 'fortnightly' ? 2 : 1
  const firstMonday = mondayOf(first)
  const days: string[] = []
  for (let day = first; day <= last; day = addDaysTo(day, 1)) {
    const week = daysBetween(firstMonday, mondayOf(day)) / DAYS_A_WEEK
    if (week % interval === 0 && chosen.includes(weekdayOf(day))) days.push(day)
  }
  return days
}

/** Returns the day of the week as in calendar files. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAY_KEYS[weekdayIndex(day)]!
}

function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + 6) % DAYS_A_WEEK))
}
