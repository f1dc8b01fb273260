import { statusLabel } from '../../rules/flow'
import { statusTone } from '../../rules/tones'

/** A status as a small label. Color is never the only sign. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`fc-tag fc-tag--${statusTone(status)}`}>{statusText(status)}</span>
}

function statusText(status: string): string {
  const known = statusLabel(status, 'registration')
  const label = known === status ? statusLabel(status, 'message') : known
  return label.charAt(0).toUpperCase() + label.slice(1)
}
