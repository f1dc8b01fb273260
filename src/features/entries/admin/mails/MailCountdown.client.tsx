'use client'

import { useSeconds } from '@/admin/use-seconds'
import { UndoCountdown } from '../shared/UndoCountdown'
import styles from './outbox.module.css'

/** The time in which a mail can still be taken back, as a number in a ring that empties. */
export function MailCountdown({ from, until }: { from: string; until: string }) {
  const now = useSeconds()
  return (
    <span className={styles.clock}>
      <UndoCountdown pending={{ at: from, until }} now={now} />
    </span>
  )
}
