import { timeLeft } from '@/lib/time-left'
import type { PendingUndo } from '../../rules/pending-undo'
import styles from './undo.module.css'

/** The time in which an action can still be undone, as a number in a ring that empties. */
export function UndoCountdown({
  pending: { at, until },
  now,
}: {
  pending: Pick<PendingUndo, 'at' | 'until'>
  now: number
}) {
  const share = (Date.parse(until) - now) / Math.max(1, Date.parse(until) - Date.parse(at))
  const left = timeLeft(until, now)
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" role="img" aria-label={`${left} left`} suppressHydrationWarning>
      <circle cx="22" cy="22" r="19" />
      <circle
        cx="22"
        cy="22"
        r="19"
        pathLength="100"
        strokeDasharray={`${Math.min(1, share) * 100} 100`}
        suppressHydrationWarning
      />
      <text x="22" y="26.5" suppressHydrationWarning>
        {left}
      </text>
    </svg>
  )
}
