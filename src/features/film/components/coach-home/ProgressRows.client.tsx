'use client'
import { readCells, type Cell } from '../../rules/progress-cells'
import styles from './board.module.css'

export type Row = { id: string; name: string; summary: string; cells: string }

/**
 * The rows of the table. It does nothing in the browser: as a client component its thousands of cells travel as one
 * short text a row (rules/progress-cells.ts) beside the page instead of as a second copy of it.
 */
export function ProgressRows({ rows }: { rows: Row[] }) {
  return (
    <tbody>
      {rows.map(({ id, name, summary, cells }) => (
        <tr key={id}>
          <th scope="row">
            {name}
            <small>{summary}</small>
          </th>
          {readCells(cells).map(toCell)}
        </tr>
      ))}
    </tbody>
  )
}

// Called, not rendered: a hundred films by sixty players are six thousand of them.
function toCell({ share, best, isPassed, isLate }: Cell, index: number) {
  const className = isLate ? styles.isLate : undefined
  if (share === null && best === null) {
    return (
      <td key={index} className={className}>
        {isLate ? 'Late' : <i>not yet</i>}
      </td>
    )
  }
  return (
    <td key={index} className={className} style={{ '--seen': (share ?? 0) / 100 } as object}>
      {`${wordOf(share)}${isLate ? ' late' : ''}`}
      {best !== null && <b className={isPassed ? styles.isPassed : undefined}>{`Quiz ${best}`}</b>}
    </td>
  )
}

function wordOf(share: number | null): string {
  if (share === null) return 'Not opened'
  return share === 0 ? 'Opened' : `${share}%`
}
