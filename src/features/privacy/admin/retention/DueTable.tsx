import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { describePeriods } from '../../rules/data-map/periods'
import { RETENTION_STEPS, STEP_PERIODS, type RetentionCount, type RetentionPeriods } from '../../rules/retention'
import type { RetentionRun } from '../../server/retention/report'
import styles from './retention.module.css'

type Props = { counts: readonly RetentionCount[]; periods: RetentionPeriods; last: RetentionRun | null }

/** The due rows by kind of data, those under a legal hold, and the result of the last run. */
export function DueTable({ counts, periods, last }: Props) {
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
