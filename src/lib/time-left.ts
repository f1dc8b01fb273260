/** Formats the remaining time of a countdown: '8:12', '1 h 5 min', '2 days'; '0:00' once it is over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} days`
  if (seconds >= 3_600) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
