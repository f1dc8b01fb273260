import { formatDay } from '@/lib/dates'
import { groupDataLines, deletionDate, periodOf, type DataLine } from '../../rules/child-file'
import { readersInWords } from '../../rules/child-export/readers'
import { describePeriods } from '../../rules/data-map/periods'
import { SOURCES } from '../../rules/data-map/row'
import type { Child } from '../../server/child-file/child'
import styles from './family-file.module.css'

type Props = { lines: DataLine[]; child: Child }

/** The stored data as the family may read it; on a phone a card for each line. */
export function DisclosedDataTable({ lines, child }: Props) {
  if (lines.length === 0) return <p>We have no data under this name.</p>
  return (
    <table className={styles.told}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">Where from</th>
          <th scope="col">Who may read it</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      {groupDataLines(lines).map(({ kind, title, count, lines }) => (
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
      <td>
        {line.what} {line.count > 1 && <small>{line.count} things</small>}
      </td>
      <td data-label="Why">{line.purpose}</td>
      <td data-label="Where from">{line.from === 'family' ? 'You' : SOURCES[line.from]}</td>
      <td data-label="Who may read it">{readersInWords(line.readers)}</td>
      <td data-label="Until">
        {describePeriods(child.periods)[period]}
        {day && <small>{formatDay(day)}</small>}
      </td>
    </tr>
  )
}
