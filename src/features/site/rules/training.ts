type Part = { minutes: number }
type Players = { least: number; most: number }

/** Returns the start time of each part of a practice, and the time when it ends. */
export function practiceClock(startHour: number, parts: Part[]): { starts: string[]; end: string; minutes: number } {
  const times = parts.reduce((soFar, { minutes }) => [...soFar, (soFar.at(-1) ?? 0) + minutes], [startHour * 60])
  const starts = times.slice(0, -1).map(clockTime)
  const last = times.at(-1) ?? startHour * 60
  return { starts, end: clockTime(last), minutes: last - startHour * 60 }
}

/** Replaces {percent} in a text with the percentage. */
export function withPercent(text: string, percent: number): string {
  return text.replaceAll('{percent}', String(percent))
}

/**
 * Returns how many players share an hour: '1-on-1' gives one, '2-4 players, minimum 2' gives two to four. Null when the texts do
 * not say so.
 */
export function playersOf({ title, detail }: { title: string; detail: string }): Players | null {
  if (/\b(1|one)-on-(1|one)\b/i.test(title)) return { least: 1, most: 1 }
  const [, least = 0, most = 0] = /\b([1-8])\s*[-–]\s*([1-8]) players\b/i.exec(detail)?.map(Number) ?? []
  return least < most ? { least, most } : null
}

/** Returns from how many sessions a package begins: 'Packages of 5+ sessions' gives five. Null when the text does not say so. */
export function sessionsOf(detail: string): number | null {
  const count = Number(/\b([2-8])\+ sessions\b/i.exec(detail)?.[1])
  return count || null
}

function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}
