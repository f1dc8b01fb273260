import { formatMoment } from '@/lib/dates'
import type { FamilyPage } from '../../store/family-status/queries'
import styles from './status.module.css'

/** By when a family hears from the academy; when that is over, that we are sorry. */
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
