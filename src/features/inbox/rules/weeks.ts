import { addDaysTo, formatDay, weekdayIndex } from '@/lib/dates'

/** How many weeks the chart looks back, this one included. */
export const WEEKS = 12

/** Where a registration stands, in the three parts of a bar, from its foot up. */
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

/** How many registrations of one status came in the week that began on a Monday. */
export type WeekCount = { monday: string; status: string; count: number }

/** The Monday of the week that a calendar day lies in. */
export function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + 6) % 7))
}

/** The weeks of the chart, oldest first, those without a registration included. */
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

/** What the chart shows, in one sentence. */
export function weeksSentence(weeks: Week[]): string {
  const sum = weeks.reduce((total, week) => total + week.total, 0)
  if (sum === 0) return `No registrations in the last ${WEEKS} weeks.`
  const now = weeks.at(-1)!
  return `${sum} ${sum === 1 ? 'registration' : 'registrations'} in ${WEEKS} weeks, ${now.total || 'none'} of them this week.`
}

/** A week as its Monday: 'Nov 16'. */
export function weekLabel({ monday }: Pick<Week, 'monday'>): string {
  return formatDay(monday, 'MMM d')
}
