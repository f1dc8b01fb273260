import { statusTone } from '../../rules/tones'
import { statusText } from './status-text'

/** A status as a small label. Color is never the only sign. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`fc-tag fc-tag--${statusTone(status)}`}>{statusText(status)}</span>
}
