type Part = { minutes: number }

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

function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}
