'use client'

import { formatMoment } from '@/lib/dates'
import styles from './entry.module.css'

type PromisedByProps = { dueAt: string | null; isCall: boolean; onCalled: () => void }

/** The due date of a promised answer or call. */
export function PromisedBy({ dueAt, isCall, onCalled }: PromisedByProps) {
  if (!dueAt) return <p className={styles.due}>No answer is due.</p>
  return (
    <p className={styles.due}>
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
