import { statusLabel } from '@/features/inbox/rules'

type Tone = 'secondary' | 'info' | 'warn' | 'ok' | 'bad'

// 'pending' is the quiet one: most entries have it, and the words beside it say how long they wait.
const TONES: Record<string, Tone> = {
  pending: 'secondary',
  queued: 'secondary',
  in_review: 'info',
  evaluation: 'info',
  kept: 'info',
  needs_info: 'warn',
  waitlisted: 'warn',
  accepted: 'ok',
  enrolled: 'ok',
  answered: 'ok',
  sent: 'ok',
  declined: 'bad',
  spam: 'bad',
  failed: 'bad',
}

/** A status as a small label; its colour never stands alone. */
export function StatusTag({ status }: { status: string }) {
  const tone = TONES[status] ?? 'secondary'
  return <span className={`fc-tag fc-tag--${tone}`}>{toWords(status)}</span>
}

function toWords(status: string): string {
  const known = statusLabel(status, 'registration')
  const label = known === status ? statusLabel(status, 'message') : known
  return label.charAt(0).toUpperCase() + label.slice(1)
}
