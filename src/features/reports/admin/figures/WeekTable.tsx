import type { CSSProperties } from 'react'
import { formatDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { slowTime, type WeekFigures } from '../../rules/figures'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { weekLabel } from '../../rules/weeks'
import { NumberLink } from './NumberLink'
import { Times } from './Times'
import styles from './figures.module.css'

type Props = { weeks: WeekFigures[]; kinds: readonly InboxKind[]; chosen: InboxKind | null }

/** The response time by week, for all kinds or one. */
export function WeekTable({ weeks, kinds, chosen }: Props) {
  const longest = Math.max(1, ...weeks.map(({ times }) => slowTime(times) ?? times.median ?? 0))
  return (
    <section aria-labelledby="by-week">
      <h2 id="by-week">By week{chosen && `: ${INBOX_KINDS[chosen].label}`}</h2>
      {kinds.length > 1 && <Kinds kinds={kinds} chosen={chosen} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Received</th>
            <th scope="col">Half within</th>
            <th scope="col">9 of 10 within</th>
            <th scope="col">Still waiting</th>
            <th scope="col">Overdue</th>
            <td className={styles.track} />
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Row key={week.monday} week={week} tab={chosen ?? 'all'} longest={longest} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Kinds({ kinds, chosen }: Pick<Props, 'kinds' | 'chosen'>) {
  const links = [{ kind: null, label: 'All' }, ...kinds.map((kind) => ({ kind, label: INBOX_KINDS[kind].label }))]
  return (
    <nav className={`fc-chips ${styles.kinds}`} aria-label="Kind shown by week">
      {links.map(({ kind, label }) => (
        <a
          key={label}
          className="fc-chip"
          href={`${adminPaths.figures(kind ? `kind=${kind}` : '')}#by-week`}
          aria-current={kind === chosen ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function Row({ week, tab, longest }: { week: WeekFigures; tab: InboxKind | 'all'; longest: number }) {
  const { monday, sunday, times, backlog } = week
  const label = `week of ${formatDay(monday, 'MMMM d')}`
  const filters = { tab, since: monday, until: sunday }
  return (
    <tr>
      <th scope="row">{weekLabel({ monday })}</th>
      <td data-label="Received">
        <NumberLink count={times.received} what={`received, ${label}`} filters={filters} />
      </td>
      <Times times={times} what={`the ${label}`} filters={filters} />
      <td data-label="Still waiting">
        <NumberLink
          count={backlog.waiting}
          what={`waiting, ${label}`}
          filters={{ ...filters, status: 'waiting', sort: 'due' }}
        />
      </td>
      <td data-label="Overdue" className={backlog.overdue > 0 ? styles.bad : undefined}>
        <NumberLink
          count={backlog.overdue}
          what={`overdue, ${label}`}
          filters={{ ...filters, status: 'waiting', overdue: '1', sort: 'due' }}
        />
      </td>
      <td className={styles.track} aria-hidden="true">
        <Bar median={times.median} slow={slowTime(times)} longest={longest} />
      </td>
    </tr>
  )
}

function Bar({ median, slow, longest }: { median: number | null; slow: number | null; longest: number }) {
  if (median === null) return null
  const widthOf = (seconds: number) => ({ '--width': `${(seconds / longest) * 100}%` }) as CSSProperties
  return (
    <span className={styles.bar}>
      {slow !== null && <i className={styles.slow} style={widthOf(slow)} />}
      <i style={widthOf(median)} />
    </span>
  )
}
