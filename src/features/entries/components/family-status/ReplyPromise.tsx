import { formatMoment } from '@/lib/dates'
import type { FamilyPage } from '../../server/family-status/queries'
import styles from './status.module.css'

/** The date by which the academy answers; an apology once it has passed. */
export function ReplyPromise({ dueAt, isLate }: Pick<FamilyPage, 'dueAt' | 'isLate'>) {
  if (!dueAt) return null
  return isLate ? (
    <p className={styles.promise}>
      <b>We are late, and we are sorry.</b> You should have heard from us by {formatMoment(dueAt)}. Call us, and we look
      at once.
    </p>
  ) : (
    <p className={styles.promise}>
      You hear from us by <b>{formatMoment(dueAt)}</b>
    </p>
  )
}
