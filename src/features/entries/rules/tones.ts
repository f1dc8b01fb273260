export type Tone = 'secondary' | 'info' | 'warn' | 'ok' | 'bad'

// 'pending' has the neutral color: most entries have it, and the text beside it shows how long they have waited.
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

/** Returns the color of a status. */
export function statusTone(status: string): Tone {
  return TONES[status] ?? 'secondary'
}
