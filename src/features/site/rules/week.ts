/** The days of a week, as the calendar of a gym begins. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Time = { day: string; hours: string }

/** A day of the week with the hours of its practices; none on free days. */
export type WeekDay = { day: string; hours: string[] }

/** Puts practice times into their week. Null when a time does not begin with a day of the week: 'Mondays', 'Fri'. */
export function toWeek(times: readonly Time[]): WeekDay[] | null {
  const week = DAYS.map((day) => ({
    day: day as string,
    hours: times.filter((time) => isOn(time, day)).map(({ hours }) => hours),
  }))
  const placed = week.reduce((sum, { hours }) => sum + hours.length, 0)
  return times.length > 0 && placed === times.length ? week : null
}

const SHORTEST = 3

function isOn(time: Time, day: string): boolean {
  const written = time.day.trim().toLowerCase()
  return written.length >= SHORTEST && (written.startsWith(day.toLowerCase()) || day.toLowerCase().startsWith(written))
}
