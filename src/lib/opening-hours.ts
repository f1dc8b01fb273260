const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Returns the closed weekdays of opening hours, 0 for Sunday: from "Sunday" or "Saturday-Sunday" with "Closed". */
export function closedWeekdays(hours: readonly { days: string; times: string }[]): number[] {
  return hours.filter(({ times }) => /closed/i.test(times)).flatMap(({ days }) => weekdaysOf(days))
}

function weekdaysOf(days: string): number[] {
  const named = [...days.toLowerCase().matchAll(/[a-z]+/g)].map(([name]) =>
    WEEKDAYS.findIndex((day) => day === name.replace(/s$/, '')),
  )
  const [first = -1, last = -1] = named
  const isRange = named.length === 2 && /[-–—]|\bto\b/.test(days)
  if (!isRange || first < 0 || last < 0) return named.filter((day) => day >= 0)
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
}
