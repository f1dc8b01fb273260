'use client'
import { readCells, type Cell } from '../../rules/progress-cells'
import styles from './board.module.css'

export type Row = { id: string; name: string; summary: string; cells: string }

/**
 * Renders the rows of the table. It has no behavior in the browser: as a client component its thousands of cells are sent as
 * one short text per row (rules/progress-cells.ts) instead of as a second copy of the markup.
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

// Called as a function instead of rendered as a component: a hundred films by sixty players are six thousand cells.
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
