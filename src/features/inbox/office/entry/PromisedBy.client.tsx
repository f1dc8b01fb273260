'use client'

import { formatMoment } from '@/lib/dates'
import { describeDue } from '../../rules/due'
import styles from './entry.module.css'

/** By when an answer was promised. The server and the browser may read the clock a minute apart. */
export function PromisedBy({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return <p className={styles.due}>No answer is due.</p>
  const { label, tone } = describeDue(dueAt)
  return (
    <p className={styles.due}>
      <span className={`fc-tag fc-tag--${tone}`} suppressHydrationWarning>
        {label}
      </span>
      <span>
        Answer promised by <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
      </span>
    </p>
  )
}
