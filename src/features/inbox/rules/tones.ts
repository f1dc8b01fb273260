export type Tone = 'secondary' | 'info' | 'warn' | 'ok' | 'bad'

// 'pending' is the quiet one: most entries have it, and the words beside it say how long they wait.
const TONES: Record<string, Tone> = {
  pending: 'secondary',
  pledged: 'secondary',
  cancelled: 'secondary',
  contacted: 'info',
  confirmed: 'info',
  queued: 'secondary',
  undone: 'secondary',
  waiting: 'info',
  in_review: 'info',
  evaluation: 'info',
  kept: 'info',
  held: 'warn',
  needs_info: 'warn',
  waitlisted: 'warn',
  received: 'ok',
  acknowledged: 'ok',
  agreed: 'ok',
  visited: 'ok',
  accepted: 'ok',
  enrolled: 'ok',
  answered: 'ok',
  sent: 'ok',
  declined: 'bad',
  spam: 'bad',
  failed: 'bad',
}

/** The color that repeats what a status says. */
export function statusTone(status: string): Tone {
  return TONES[status] ?? 'secondary'
}
