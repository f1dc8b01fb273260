import type { AdminViewServerProps } from 'payload'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { NotForYou, staffOf, StaffPage } from '@/admin/StaffPage'
import { adminPaths } from '@/lib/admin-paths'
import { countDue } from '../../server/retention/apply'
import { findLastRun } from '../../server/retention/report'
import { readRetention } from '../../server/retention/settings'
import { DueTable } from './DueTable'
import styles from './retention.module.css'

const TITLE = 'Due to be deleted'

/** /admin/retention: counts what the monthly job would delete now, without deleting anything. For admins. */
export async function RetentionView(view: AdminViewServerProps) {
  const staff = staffOf(view, adminPaths.retention)
  if (!staff) return <NotForYou view={view} title={TITLE} />
  const loaded = await loadOrNull('retention', () => Promise.all([countDue(), readRetention(), findLastRun()]))
  return (
    <StaffPage
      view={view}
      title={TITLE}
      text="Data whose period is over, counted just now. The job runs on the first of each month. Children are erased seven days later, so that staff can take it back."
      actions={
        <>
          <a className="fc-chip" href={adminPaths.global('retention-settings')}>
            Periods
          </a>
          <a className="fc-chip" href={adminPaths.list('legal-holds')}>
            Legal holds
          </a>
        </>
      }
    >
      {loaded ? <Due loaded={loaded} /> : <CouldNotLoad path={adminPaths.retention} />}
    </StaffPage>
  )
}

type Loaded = [
  Awaited<ReturnType<typeof countDue>>,
  Awaited<ReturnType<typeof readRetention>>,
  Awaited<ReturnType<typeof findLastRun>>,
]

function Due({ loaded: [counts, { isOn, periods }, last] }: { loaded: Loaded }) {
  return (
    <div className={styles.due}>
      {!isOn && (
        <p className="fc-note fc-note--warn">
          Deleting is off: the job counts what is due and leaves it. An admin turns it on under Periods.
        </p>
      )}
      <DueTable counts={counts} periods={periods} last={last} />
    </div>
  )
}
