import { formatDay, formatMoment, toDay } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import { erasureState, previewErasure, CANCEL_DAYS, type Erasure } from '../../rules/erasure'
import type { OpenedFile } from '../../server/child-file/open'
import type { ChildRef } from '../../server/child-file/child'
import type { Staff } from '@/payload-types'
import { EraseDecision } from './EraseDecision.client'
import { EraseForm } from './EraseForm.client'
import { EraseStays } from './EraseStays'
import styles from './erase.module.css'

type Props = { file: OpenedFile; childRef: ChildRef; staff: Staff }

/** Previews what erasing a child would delete, with counts, and offers the next step. */
export function EraseSection({ file: { child, held, erasure, hold, facts }, childRef, staff }: Props) {
  const { goes, stays } = previewErasure(held, facts)
  if (facts.parents > 0) goes.push({ title: 'Accounts of parents who have no other child here', count: facts.parents })
  const sum = goes.reduce((all, { count }) => all + count, 0)
  return (
    <section id="erase" className={styles.erase} aria-labelledby="fc-erase">
      <div className={styles.head}>
        <h2 id="fc-erase">If you erase {child.firstName}</h2>
        <p>{erasure ? describeProgress(erasure) : 'Nothing has happened yet. This is a preview, counted just now.'}</p>
        {hold && (
          <p className="fc-note fc-note--warn">
            A legal hold keeps everything about {child.firstName} until {formatDay(hold.endsOn)}: {hold.reason}. Nothing
            is erased before, even if it was agreed.
          </p>
        )}
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>
            <b>{sum}</b> go
          </h3>
          <ul>
            {goes.map(({ title, count }) => (
              <li key={title}>
                <span>{title}</span> <span>{count}</span>
              </li>
            ))}
          </ul>
        </div>
        <EraseStays stays={stays} child={child} />
      </div>
      <div className={styles.step}>
        {erasure ? (
          <EraseDecision childRef={childRef} firstName={child.firstName} mayAgree={mayAgree(erasure, staff)} />
        ) : (
          <EraseForm childRef={childRef} name={child.name} siblings={facts.siblings} />
        )}
      </div>
    </section>
  )
}

function mayAgree(erasure: Erasure, staff: Staff): boolean {
  return erasureState(erasure) === 'requested' && hasRole(staff) && erasure.requestedBy !== staff.id
}

function describeProgress(erasure: Erasure): string {
  const { requestedByName, requestedAt, dueAt, approvedByName, erasesAt } = erasure
  const who = requestedByName.charAt(0).toUpperCase() + requestedByName.slice(1)
  const requested = `${who} asked for it on ${formatDay(toDay(new Date(requestedAt)))}.`
  if (!approvedByName || !erasesAt)
    return `${requested} An admin who did not ask has to agree; the family has its answer by ${formatDay(toDay(new Date(dueAt)))}.`
  return `${requested} ${approvedByName} agreed. It happens on ${formatMoment(erasesAt)}; for ${CANCEL_DAYS} days it can be taken back, after that it cannot.`
}
