import { formatMoment } from '@/lib/dates'
import type { FamilyPage } from '../../server/family-status/queries'
import styles from './status.module.css'

type Promised = Pick<FamilyPage, 'dueAt' | 'isLate'>

/** The date by which the academy answers; an apology once it has passed. */
export function ReplyPromise({ dueAt, isLate }: Promised) {
  if (!dueAt) return null
  return (
    <p className={styles.promise}>
      <ReplyBy dueAt={dueAt} isLate={isLate} />
    </p>
  )
}

/** The words of the promise, inside a paragraph. */
export function ReplyBy({ dueAt, isLate }: { dueAt: string; isLate: boolean }) {
  return isLate ? (
    <>
      <b>We are late, and we are sorry.</b> You should have heard from us by {formatMoment(dueAt)}. Please call us, and
      we will look at it right away.
    </>
  ) : (
    <>
      You will hear from us by <b>{formatMoment(dueAt)}</b>
    </>
  )
}
