import { formatCount } from '@/lib/counts'
import { formatDay } from '@/lib/dates'
import { describePeriods } from '../../rules/data-map/periods'
import { deletionDate } from '../../rules/child-file'
import type { RemainingRecords } from '../../rules/erasure'
import type { Child } from '../../server/child-file/child'
import styles from './erase.module.css'

/** Lists the data that remains after an erasure, each with its reason and retention period. */
export function EraseStays({
  stays: { waivers, notes, pictures, messages },
  child,
}: {
  stays: RemainingRecords
  child: Child
}) {
  const day = deletionDate('consent', child)
  const periods = describePeriods(child.periods)
  const until = day ? formatDay(day) : periods.consent
  return (
    <div className={`${styles.side} ${styles.stays}`}>
      <h3>
        <b>{waivers + notes + pictures + 1}</b> stay, and why
      </h3>
      <ul>
        {waivers > 0 && (
          <Stay what={formatCount(waivers, 'signed waiver')} until={until}>
            The academy may have to show them. They are locked.
          </Stay>
        )}
        {notes > 0 && (
          <Stay what={formatCount(notes, 'note of what was done', 'notes of what was done')} until={periods.audit}>
            Who did what and when, without a name or a word of it.
          </Stay>
        )}
        {pictures > 0 && (
          <Stay what={formatCount(pictures, 'picture')} until="You decide">
            No one outside sees them anymore. Delete those on which no one else can be seen.
          </Stay>
        )}
        <Stay what="A new line: “erased”" until={periods.audit}>
          A number and a date, no name, so that a restored backup erases {child.firstName} again.
        </Stay>
      </ul>
      {messages > 0 && (
        <p>
          {messages === 1 ? 'One message' : `${messages} messages`} from this family’s address belong to no child. Read
          them in the inbox, and delete them by hand if they speak of {child.firstName}.
        </p>
      )}
    </div>
  )
}

function Stay({ what, until, children }: { what: string; until: string; children: React.ReactNode }) {
  return (
    <li>
      <span>
        {what}
        <small>{children}</small>
      </span>{' '}
      <span>{until}</span>
    </li>
  )
}
