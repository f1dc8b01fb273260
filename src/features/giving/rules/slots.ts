import { addDaysTo, clockTime, formatDay, formatTime, isWithin, momentAt, toDay, weekdayIndex } from '@/lib/dates'

/** When the facility can be visited, and what is taken already. */
export type TourTimes = {
  weekly: { weekday: number; time: string }[]
  blackouts: { from: string; to: string | null; reason: string | null }[]
  minutes: number
  daysAhead: number
  noticeHours: number
  place: string
  /** Moments that visitors have reserved. */
  held: string[]
  /** Weekdays on which the academy is closed, 0 for Sunday. */
  closed: number[]
}

export type Slot = { day: string; time: string; at: string }

const HOUR_MS = 60 * 60 * 1000

/** Every time that can still be chosen, soonest first. */
export function listFreeSlots(times: TourTimes, now = new Date()): Slot[] {
  const today = toDay(now)
  const days = Array.from({ length: times.daysAhead + 1 }, (_, shift) => addDaysTo(today, shift))
  return days.flatMap((day) => slotsOf(day, times)).filter((slot) => isFree(slot, times, now))
}

/** Why a day and a time cannot be chosen, or null when they can. A day without a time is a wish, and always may be. */
export function findSlotProblem(day: string, time: string, times: TourTimes, now = new Date()): string | null {
  const blackout = findBlackout(day, times)
  if (blackout) return `There are no tours on this day${blackout.reason ? ` because of ${blackout.reason}` : ''}.`
  if (isClosed(day, times)) return `We are closed on ${formatDay(day, 'EEEE')}s. Please choose another day.`
  if (!time) return null
  const slot = slotsOf(day, times).find((one) => one.time === time)
  return slot && isFree(slot, times, now) ? null : takenMessage(times, now)
}

/** The message that a time is taken, with the next free ones. */
export function takenMessage(times: TourTimes, now = new Date()): string {
  const next = listFreeSlots(times, now).slice(0, 3).map(slotLabel)
  const gone = 'Someone has just taken this time.'
  return next.length > 0 ? `${gone} Still free: ${next.join('; ')}.` : `${gone} Send a day alone, and we find a time.`
}

/** The next free times from a day on, which a visitor may choose instead of it. */
export function nextSlots(day: string, slots: readonly Slot[]): Slot[] {
  return slots.filter((slot) => slot.day >= day).slice(0, 3)
}

/** What a visitor reads beside a day without free times. */
export function dayHint(day: string, closed: readonly number[]): string {
  if (closed.includes(weekdayIndex(day))) return `We are closed on ${formatDay(day, 'EEEE')}s.`
  return 'No set times on this day. Send it anyway and we will find one, or choose one of the next free times:'
}

/** A time in words: 'Tue, Dec 1, 4:30 PM'. */
export function slotLabel({ day, at }: Pick<Slot, 'day' | 'at'>): string {
  return `${formatDay(day, 'EEE, MMM d')}, ${formatTime(at)}`
}

/** Slots day by day, in their order. */
export function groupByDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = [...new Set(slots.map(({ day }) => day))]
  return days.map((day) => ({ day, slots: slots.filter((slot) => slot.day === day) }))
}

/** The slot that begins at a moment. */
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

// A weekday that has times of its own is open for tours, whatever the opening hours say.
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
