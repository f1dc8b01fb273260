import { LIST_KEYS, type ListName } from './options'

type Guideline = {
  /** The longest single practice in minutes. */
  session: number
  /** The maximum of organized minutes per week. */
  week: number
  restDays: number
  /** Hours per night. */
  sleep: string
  /** The maximum of landings from jumps in one session. */
  landings: number
}

/** By maximum age. There is no table for adults: they use that of the oldest players, with an adult's sleep. */
const GUIDELINES: [upTo: number, guideline: Guideline][] = [
  [8, { session: 60, week: 180, restDays: 2, sleep: '9-12', landings: 40 }],
  [11, { session: 75, week: 300, restDays: 2, sleep: '9-12', landings: 40 }],
  [12, { session: 90, week: 600, restDays: 1, sleep: '9-12', landings: 80 }],
  [14, { session: 90, week: 600, restDays: 1, sleep: '8-10', landings: 80 }],
  [17, { session: 120, week: 840, restDays: 1, sleep: '8-10', landings: 100 }],
]
const ADULT: Guideline = { session: 120, week: 840, restDays: 1, sleep: '7-9', landings: 120 }

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const ROUNDED_TO = 5

/**
 * Returns the training limits at an age in years: minutes, rest days, hours of sleep, landings.
 * Source: NBA and USA Basketball youth guidelines (DiFiori et al. 2018), AAP 2024 on rest, AASM 2016 on sleep; landings are
 * ours.
 */
export function guidelineFor(age: number): Guideline {
  return GUIDELINES.find(([upTo]) => age <= upTo)?.[1] ?? ADULT
}

/**
 * Computes the minutes of training on each selected day: the longest practice of the age, or the weekly minutes divided by the
 * days, whichever is less, rounded down to a multiple of 5. Source: guidelineFor.
 */
export function minutesPerDay(age: number, days: number): number {
  const { session, week } = guidelineFor(age)
  return Math.floor(Math.min(session, week / days) / ROUNDED_TO) * ROUNDED_TO
}

/**
 * Returns a lower number of days per week to suggest when the selected days exceed the limit for this age; else null.
 * Source: NBA and USA Basketball 2018 and AAP 2024 (rest days a week). Advice: the choice is never overridden.
 */
export function fewerDays(age: number, days: number): number | null {
  const most = 7 - guidelineFor(age).restDays
  return days > most ? most : null
}

/** Returns which of the three weekly templates is used for a number of training days. Source: the specification, section 9. */
export function templateFor(days: number): 'upToTwo' | 'threeOrFour' | 'fiveToSeven' {
  if (days <= 2) return 'upToTwo'
  return days <= 4 ? 'threeOrFour' : 'fiveToSeven'
}

/** Returns the focus of each of the seven days; null is a rest day. Source: the specification, sections 2 and 9. */
export function weekSchedule(focuses: readonly string[], days: number): { day: number; focus: string | null }[] {
  return WEEK.map((day) => ({ day, focus: day <= days ? (focuses[day - 1] ?? null) : null }))
}

/** A task on one day, identified by its exercise's title. */
export type ChecklistItem<Exercise extends { title: string }> = {
  id: string
  /** 'Day 2: Form shooting'. */
  name: string
  completed: boolean
  /** 1 to 7. */
  day: number
  list: ListName
  exercise: Exercise
}

/**
 * Returns the week's checklist: skill and athletic work on training days, recovery on all seven; day d uses title (d-1) mod 3
 * of its list, so 2 × days + 7 items in all. Source: the specification, section 9 (DECISIONS A83).
 */
export function weekChecklist<Exercise extends { title: string }>(
  lists: Record<ListName, readonly Exercise[]>,
  days: number,
): ChecklistItem<Exercise>[] {
  return WEEK.flatMap((day) =>
    LIST_KEYS.filter((list) => list === 'recovery' || day <= days).flatMap((list) => {
      const exercise = lists[list][(day - 1) % Math.max(lists[list].length, 1)]
      if (!exercise) return []
      return [{ id: `${day}-${list}`, name: `Day ${day}: ${exercise.title}`, completed: false, day, list, exercise }]
    }),
  )
}

/** Returns the completed share in percent, rounded; 0 for an empty list. Source: the specification, section 4. */
export function percentDone(done: number, all: number): number {
  return all === 0 ? 0 : Math.round((done / all) * 100)
}
