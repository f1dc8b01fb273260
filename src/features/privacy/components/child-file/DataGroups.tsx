import { Fragment, type ReactNode } from 'react'
import { formatCount } from '@/lib/counts'
import { formatDay } from '@/lib/dates'
import { deletionDate, groupDataLines, periodOf, type DataLine } from '../../rules/child-file'
import { describePeriods } from '../../rules/data-map/periods'
import type { Child } from '../../server/child-file/child'

type Props = {
  lines: DataLine[]
  /** The class of the heading rows. */
  groupClass: string | undefined
  /** Renders the row of a line, with five cells. */
  renderLine: (line: DataLine) => ReactNode
}

/** Renders the stored data as table bodies, one for each kind, with the number of things as heading. */
export function DataGroups({ lines: all, groupClass, renderLine }: Props) {
  return groupDataLines(all).map(({ kind, title, count, lines }) => (
    <tbody key={kind}>
      <tr className={groupClass}>
        <th colSpan={5} scope="rowgroup">
          {title} <small>{formatCount(count, 'thing')}</small>
        </th>
      </tr>
      {lines.map((line) => (
        <Fragment key={`${line.what} ${line.until}`}>{renderLine(line)}</Fragment>
      ))}
    </tbody>
  ))
}

/** Renders how long a line is stored, with the day of its deletion if that is known. */
export function UntilCell({ line, child }: { line: DataLine; child: Child }) {
  const period = periodOf(line, child.isOnRoster)
  const day = deletionDate(period, child)
  return (
    <td data-label="Until">
      {describePeriods(child.periods)[period]}
      {day && <small>{formatDay(day)}</small>}
    </td>
  )
}
