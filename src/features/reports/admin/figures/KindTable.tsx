import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { shareLabel, type KindFigures } from '../../rules/figures'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import type { AnswerFigures } from '../../server/figures/answers'
import { NumberLink } from './NumberLink'
import { Times } from './Times'
import styles from './figures.module.css'

/** The response time of each kind, and its open entries. */
export function KindTable({ figures: { kinds, all }, since }: { figures: AnswerFigures; since: string }) {
  return (
    <section aria-labelledby="first-answers">
      <h2 id="first-answers">First answers</h2>
      <table className={styles.table}>
        <ColumnHeads titles={['Kind', 'Received', 'Half within', '9 of 10 within', 'Waiting now', 'Overdue']} />
        <tbody>
          {kinds.map((figures) => (
            <Row key={figures.kind} figures={figures} since={since} />
          ))}
        </tbody>
        {kinds.length > 1 && (
          <tfoot>
            <Row figures={all} since={since} />
          </tfoot>
        )}
      </table>
      <p className={styles.small}>
        From the moment something came in to our first mail or decision, nights and weekends included: the median, and
        the 90th percentile from ten answers on. What still waits has no time yet.
      </p>
    </section>
  )
}

function Row({ figures: { kind, times, backlog }, since }: { figures: KindFigures; since: string }) {
  const label = kind ? INBOX_KINDS[kind].label : 'All'
  const tab = kind ?? 'all'
  const share = shareLabel(backlog.overdue, backlog.waiting)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label="Received">
        <NumberLink count={times.received} what={`received: ${label}`} filters={{ tab, since }} />
      </td>
      <Times times={times} what={label} filters={{ tab, since }} />
      <td data-label="Waiting now">
        <NumberLink
          count={backlog.waiting}
          what={`waiting: ${label}`}
          filters={{ tab, status: 'waiting', sort: 'due' }}
        />
      </td>
      <td data-label="Overdue" className={backlog.overdue > 0 ? styles.bad : undefined}>
        <NumberLink
          count={backlog.overdue}
          what={`overdue: ${label}`}
          filters={{ tab, status: 'waiting', overdue: '1', sort: 'due' }}
        />
        {share?.endsWith('%') && backlog.overdue > 0 && <small>{share} of what waits</small>}
      </td>
    </tr>
  )
}
