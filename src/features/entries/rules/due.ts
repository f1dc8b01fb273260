const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
/** Beyond this, the time is shown in days. */
const HOURS_MAX = 72

export type Due = { label: string; tone: 'bad' | 'warn' | 'secondary' }

/** Describes the time until or since the due date: 'Due in 20 h', 'Overdue 5 h', 'Overdue 4 d'. */
export function describeDue(dueAt: string | Date, now = Date.now()): Due {
  const hours = (new Date(dueAt).getTime() - now) / HOUR_MS
  if (hours < 0) return { label: `Overdue ${span(-hours)}`, tone: 'bad' }
  return { label: `Due in ${span(hours)}`, tone: hours <= DAY_HOURS ? 'warn' : 'secondary' }
}

function span(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.floor(hours * 60))} min`
  return hours < HOURS_MAX ? `${Math.floor(hours)} h` : `${Math.floor(hours / DAY_HOURS)} d`
}
