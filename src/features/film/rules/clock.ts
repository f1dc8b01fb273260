const MINUTE = 60
const HOUR = 60 * MINUTE
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/

/** Formats a position in a film: 0:42, 12:05, 75:10. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** Formats a film's duration for its card, in whole minutes rounded down. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)} min`
}

/** Parses an entered position in a film to seconds, or returns null for malformed input. */
export function parseClock(input: string): number | null {
  const [match, hours = '0', minutes, seconds] = CLOCK.exec(input.trim()) ?? []
  return match ? Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) : null
}
