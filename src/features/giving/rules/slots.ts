import { addDaysTo, clockTime, formatDay, formatTime, isWithin, momentAt, toDay, weekdayIndex } from '@/lib/dates'

/** The times at which the facility can be visited, and the reserved ones. */
export type TourTimes = {
  weekly: { weekday: number; time: string }[]
  blackouts: { from: string; to: string | null; reason: string | null }[]
  minutes: number
  daysAhead: number
  noticeHours: number
  place: string
  /** The times that visitors have reserved. */
  held: string[]
  /** Weekdays on which the academy is closed, 0 for Sunday. */
  closed: number[]
}

export type Slot = { day: string; time: string; at: string }

const HOUR_MS = 60 * 60 * 1000

/** Returns all free times, soonest first. */
export function listFreeSlots(times: TourTimes, now = new Date()): Slot[] {
  const today = toDay(now)
  const days = Array.from({ length: times.daysAhead + 1 }, (_, shift) => addDaysTo(today, shift))
  return days.flatMap((day) => slotsOf(day, times)).filter((slot) => isFree(slot, times, now))
}

/** Returns why a day and a time cannot be chosen, or null when they can. A day without a time is always allowed. */
export function findSlotProblem(day: string, time: string, times: TourTimes, now = new Date()): string | null {
  const blackout = findBlackout(day, times)
  if (blackout) return `There are no tours on this day${blackout.reason ? ` because of ${blackout.reason}` : ''}.`
  if (isClosed(day, times)) return `We are closed on ${formatDay(day, 'EEEE')}s. Please choose another day.`
  if (!time) return null
  const slot = slotsOf(day, times).find((one) => one.time === time)
  return slot && isFree(slot, times, now) ? null : slotTakenMessage(times, now)
}

/** Returns the message for a taken time, with the next free ones. */
export function slotTakenMessage(times: TourTimes, now = new Date()): string {
  const next = listFreeSlots(times, now).slice(0, 3).map(slotLabel)
  const message = 'Someone has just taken this time.'
  return next.length > 0
    ? `${message} Still free: ${next.join('; ')}.`
    : `${message} Send a day alone, and we find a time.`
}

/** Returns the next free times from a day on, as alternatives to it. */
export function nextSlots(day: string, slots: readonly Slot[]): Slot[] {
  return slots.filter((slot) => slot.day >= day).slice(0, 3)
}

/** Returns the hint for a day without free times. */
export function dayHint(day: string, closed: readonly number[]): string {
  if (closed.includes(weekdayIndex(day))) return `We are closed on ${formatDay(day, 'EEEE')}s.`
  return 'No set times on this day. Send it anyway and we will find one, or choose one of the next free times:'
}

/** Formats a time: 'Tue, Dec 1, 4:30 PM'. */
export function slotLabel({ day, at }: Pick<Slot, 'day' | 'at'>): string {
  return `${formatDay(day, 'EEE, MMM d')}, ${formatTime(at)}`
}

/** Groups slots by day, in their order. */
export function groupByDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = [...new Set(slots.map(({ day }) => day))]
  return days.map((day) => ({ day, slots: slots.filter((slot) => slot.day === day) }))
}

/** Returns the slot that begins at this time. */
export function toSlot(at: string): Slot {
  return { day: toDay(at), time: clockTime(at), at }
}

function slotsOf(day: string, times: TourTimes): Slot[] {
  if (findBlackout(day, times)) return []
  return times.weekly
    .filter(({ weekday }) => weekday === weekdayIndex(day))
    .map(({ time }) => ({ day, time, at: momentAt(day, time) }))
    .sort((a, b) => a.at.localeCompare(b.at))
}

// A weekday with its own tour times is open for tours, regardless of the opening hours.
function isClosed(day: string, { weekly, closed }: TourTimes): boolean {
  const weekday = weekdayIndex(day)
  return closed.includes(weekday) && !weekly.some((time) => time.weekday === weekday)
}

function findBlackout(day: string, { blackouts }: TourTimes) {
  return blackouts.find(({ from, to }) => isWithin(day, from, to ?? from))
}

function isFree({ day, at }: Slot, { held, noticeHours, daysAhead }: TourTimes, now: Date): boolean {
  const isSoonEnough = day <= addDaysTo(toDay(now), daysAhead)
  const isLateEnough = Date.parse(at) >= now.getTime() + noticeHours * HOUR_MS
  return isSoonEnough && isLateEnough && !held.includes(at)
}
