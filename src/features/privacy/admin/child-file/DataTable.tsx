import { formatDay } from '@/lib/dates'
import { groupDataLines, deletionDate, periodOf, type DataLine } from '../../rules/child-file'
import { describePeriods } from '../../rules/data-map/periods'
import { SOURCES } from '../../rules/data-map/row'
import type { Child } from '../../server/child-file/child'
import styles from './child-file.module.css'

type Props = { held: DataLine[]; child: Child }

/**
 * Lists what is stored, its source, purpose and retention. Values are shown only in the record itself, where opening it is
 * audited.
 */
export function DataTable({ held, child }: Props) {
  return (
    <table className={styles.held}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where from</th>
          <th scope="col">Why</th>
          <th scope="col">Until</th>
          <th scope="col">Things</th>
        </tr>
      </thead>
      {groupDataLines(held).map(({ kind, title, count, lines }) => (
        <tbody key={kind}>
          <tr className={styles.group}>
            <th colSpan={5} scope="rowgroup">
              {title} <small>{count === 1 ? '1 thing' : `${count} things`}</small>
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={`${line.what} ${line.until}`} line={line} child={child} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Line({ line, child }: { line: DataLine; child: Child }) {
  const period = periodOf(line, child.isOnRoster)
  const day = deletionDate(period, child)
  return (
    <tr>
      <td>{line.what}</td>
      <td data-label="Where from">{SOURCES[line.from]}</td>
      <td data-label="Why">{line.purpose}</td>
      <td data-label="Until">
        {describePeriods(child.periods)[period]}
        {day && <small>{formatDay(day)}</small>}
      </td>
      <td data-label="Things">{line.count}</td>
    </tr>
  )
}
