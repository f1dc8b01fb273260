import type { AdminViewServerProps } from 'payload'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { NotForYou, staffOf, StaffPage } from '@/admin/StaffPage'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { adminPaths } from '@/lib/admin-paths'
import { formatMoment } from '@/lib/dates'
import { describePeriods } from '../../rules/data-map/periods'
import { RETENTION_STEPS, STEP_PERIODS, type RetentionCount, type RetentionPeriods } from '../../rules/retention'
import { countDue } from '../../server/retention/apply'
import { findLastRun, type RetentionRun } from '../../server/retention/report'
import { readRetention } from '../../server/retention/settings'
import styles from './retention.module.css'

type Props = { counts: readonly RetentionCount[]; periods: RetentionPeriods; last: RetentionRun | null }

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

/** The due rows by kind of data, those under a legal hold, and the result of the last run. */
function DueTable({ counts, periods, last }: Props) {
  const periodTexts = describePeriods(periods)
  return (
    <table className={styles.table}>
      <caption>{last ? describeRun(last) : 'The job has not run yet.'}</caption>
      <ColumnHeads titles={['What', 'Stays', 'Due now', 'On hold', 'Last run']} />
      <tbody>
        {counts.map(({ key, due, held }) => (
          <tr key={key}>
            <th scope="row">{RETENTION_STEPS[key]}</th>
            <td data-label="Stays">{periodTexts[STEP_PERIODS[key]]}</td>
            <td data-label="Due now" data-some={due > 0 || undefined}>
              {due}
            </td>
            <td data-label="On hold">{held}</td>
            <td data-label="Last run">{last?.counts.find((count) => count.key === key)?.due ?? 'Not yet'}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Pictures of players</th>
          <td data-label="Stays">{periodTexts.picture}</td>
          <td colSpan={3}>
            Staff choose what goes: <a href={adminPaths.list('media', 'only=old-pictures')}>pictures that are due</a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function describeRun({ at, hasDeleted }: RetentionRun): string {
  return `Last run: ${formatMoment(at)}. ${hasDeleted ? 'It deleted what was due.' : 'It only counted.'}`
}
