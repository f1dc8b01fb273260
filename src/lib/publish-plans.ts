import { addDaysTo, formatLong, hourOf, momentAt, toDay, weekdayIndex } from './dates'

export type PlanType = 'publish' | 'unpublish'

/** The time at which a document is published or taken offline. `hasFailed`: its time has passed without effect. */
export type PublishPlan = { id: string; type: PlanType; at: string; hasFailed: boolean }

type Preset = { label: string; day: string; time: string }

const FRIDAY = 5
const FRIDAY_HOUR = 16
const MAX_DAYS_AHEAD = 366

/** Lists the suggested times: tomorrow at 7 AM, and the next Friday at 4 PM. */
export function listPresets(now: Date): [Preset, Preset] {
  const today = toDay(now)
  const tomorrow = { label: 'Tomorrow 7 AM', day: addDaysTo(today, 1), time: '07:00' }
  const ahead = (FRIDAY - weekdayIndex(today) + 7) % 7
  const isToday = ahead === 0 && hourOf(now) < FRIDAY_HOUR
  const day = addDaysTo(today, ahead === 0 && !isToday ? 7 : ahead)
  return [tomorrow, { label: isToday ? 'Today 4 PM' : 'Friday 4 PM', day, time: '16:00' }]
}

/** Combines a day and a time in the academy's time zone; null while one of them is missing. */
export function toMoment(day: string, time: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  return isDay && !Number.isNaN(Date.parse(`${day}T${time}:00-07:00`)) ? momentAt(day, time) : null
}

/** Returns why a time cannot be scheduled, as a sentence; null when it can. */
export function findMomentProblem(moment: string | null, now: Date): string | null {
  const ahead = moment ? Date.parse(moment) - now.getTime() : Number.NaN
  if (Number.isNaN(ahead)) return 'Choose a day and a time.'
  if (ahead <= 0) return 'That moment is over. Choose one that is still to come.'
  return ahead > MAX_DAYS_AHEAD * 24 * 60 * 60 * 1000 ? 'Choose a day within a year.' : null
}

/** Describes a plan: 'Goes out Thursday, November 19 at 7:00 AM'. */
export function describePlan(type: PlanType, at: string): string {
  return `${type === 'publish' ? 'Goes out' : 'Goes offline'} ${formatLong(at)}`
}

/** Explains a failed plan in a sentence, from its stored error message. */
export function explainFailure(message: string | null): string {
  const [, fields] = /^The following fields? (?:is|are) invalid: (.+)$/.exec(message ?? '') ?? []
  if (fields) return `Before it can go out, fix: ${fields}.`
  if (message === 'Not Found') return 'The account that planned it no longer exists.'
  if (message === 'You are not allowed to perform this action.')
    return 'The account that planned it may not publish it any more.'
  return 'It could not be done then. Publish it by hand, or plan it again.'
}
