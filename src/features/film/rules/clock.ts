const MINUTE = 60
const HOUR = 60 * MINUTE
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/

/** A place in a film: 0:42, 12:05, 75:10. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** A film's length on its card, in whole minutes rounded down. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)} min`
}

/** The seconds of a place in a film as people type it, or null when it is none. */
export function parseClock(typed: string): number | null {
  const [match, hours = '0', minutes, seconds] = CLOCK.exec(typed.trim()) ?? []
  return match ? Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) : null
}
