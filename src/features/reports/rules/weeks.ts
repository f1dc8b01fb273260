import { formatCount } from '@/lib/counts'
import { addDaysTo, formatDay, weekdayIndex } from '@/lib/dates'

/** The number of weeks in the chart, including the current one. */
export const WEEKS = 12

/** The three parts of a bar from the bottom up, by status. */
export const PARTS = [
  { key: 'decided', label: 'Decided' },
  { key: 'underWay', label: 'Under way' },
  { key: 'waiting', label: 'Waiting for us' },
] as const

export type PartKey = (typeof PARTS)[number]['key']

const PART_OF: Record<string, PartKey> = {
  pending: 'waiting',
  in_review: 'waiting',
  needs_info: 'underWay',
  evaluation: 'underWay',
  waitlisted: 'underWay',
}

export type Week = Record<PartKey, number> & { monday: string; total: number; isCurrent: boolean }

/** The number of registrations with one status that arrived in a week. */
export type WeekCount = { monday: string; status: string; count: number }

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + 6) % 7))
}

/** Returns the weeks of the chart, oldest first, including those without a registration. */
export function toWeeks(counts: WeekCount[], today: string): Week[] {
  const current = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDaysTo(current, (index - WEEKS + 1) * 7)
    const week = { monday, decided: 0, underWay: 0, waiting: 0, total: 0, isCurrent: monday === current }
    for (const { status, count } of counts.filter((one) => one.monday === monday)) {
      week[PART_OF[status] ?? 'decided'] += count
      week.total += count
    }
    return week
  })
}

/** Describes the chart in one sentence. */
export function weeksSentence(weeks: Week[]): string {
  const sum = weeks.reduce((total, week) => total + week.total, 0)
  if (sum === 0) return `No registrations in the last ${WEEKS} weeks.`
  const now = weeks.at(-1)!
  return `${formatCount(sum, 'registration')} in ${WEEKS} weeks, ${now.total || 'none'} of them this week.`
}

/** Formats a week by its Monday: 'Nov 16'. */
export function weekLabel({ monday }: Pick<Week, 'monday'>): string {
  return formatDay(monday, 'MMM d')
}
