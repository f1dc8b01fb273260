import { addDaysTo, daysBetween, toDay, weekdayIndex } from '@/lib/dates'
import { WEEKDAY_KEYS, type Repeat, type Weekday } from './options'

/** When an event takes place: what its dates follow from. */
export type Rule = { start: string; repeat: Repeat; weekdays: Weekday[]; until: string | null }

const DAYS_A_WEEK = 7

/** The days that a rule names, up to and including `to`, exceptions not yet taken out. */
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

/** The day of the week as calendar files write it. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAY_KEYS[weekdayIndex(day)]!
}

function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + 6) % DAYS_A_WEEK))
}
