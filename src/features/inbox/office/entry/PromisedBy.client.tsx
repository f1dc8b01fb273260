'use client'

import { formatMoment } from '@/lib/dates'
import { describeDue } from '../../rules/due'
import styles from './entry.module.css'

type PromisedByProps = { dueAt: string | null; isCall: boolean; onCalled: () => void }

/** By when an answer or a call was promised. The server and the browser may read the clock a minute apart. */
export function PromisedBy({ dueAt, isCall, onCalled }: PromisedByProps) {
  if (!dueAt) return <p className={styles.due}>No answer is due.</p>
  const { label, tone } = describeDue(dueAt)
  return (
    <p className={styles.due}>
      <span className={`fc-tag fc-tag--${tone}`} suppressHydrationWarning>
        {label}
      </span>
      <span>
        {isCall ? 'Call' : 'Answer'} promised by <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
      </span>
      {isCall && (
        <button type="button" className="fc-chip" onClick={onCalled}>
          The family was called
        </button>
      )}
    </p>
  )
}
