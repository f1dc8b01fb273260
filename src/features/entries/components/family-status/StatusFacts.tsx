import { formatDay, formatMoment } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { FamilyPage } from '../../server/family-status/queries'
import styles from './status.module.css'

/** The reference of an entry, where the player plays, and when this page expires. */
export function StatusFacts({ page }: { page: FamilyPage }) {
  const { reference, receivedAt, expiresAt, event, day } = page
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Reference</dt>
        <dd className="num">{reference}</dd>
      </div>
      {event && (
        <div>
          <dt>You signed up for</dt>
          <dd>
            {event.summary}
            {event.path && (
              <a className="mt-1 block font-semibold underline" href={paths.eventFileOf(event.path)}>
                Add to calendar
              </a>
            )}
          </dd>
        </div>
      )}
      {day && (
        <div>
          <dt>On the court</dt>
          <dd>{[formatDay(day.day, 'EEEE, MMMM d'), day.time, day.place].filter(Boolean).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>Received</dt>
        <dd>{formatMoment(receivedAt)}</dd>
      </div>
      <div>
        <dt>This page works until</dt>
        <dd>{formatMoment(expiresAt)}. All times are Arizona time.</dd>
      </div>
    </dl>
  )
}
