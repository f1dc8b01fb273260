import { formatDollars } from '@/lib/money'
import { percentOf, total, type Amount } from '../../rules/deck'
import styles from './deck.module.css'

type Props = {
  /** Announced by screen readers, and shown above the table in print. */
  caption: string
  rows: readonly Amount[]
  totalLabel: string
  unit?: string
}

/** Renders amounts as table rows, each with a proportional bar. The total is computed from the rows. */
export function AmountTable({ caption, rows, totalLabel, unit = '' }: Props) {
  const sum = total(rows)
  const largest = Math.max(...rows.map(({ cents }) => cents), 1)
  return (
    <table className={styles.amounts}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Amount{unit}</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(cents / largest) * 100} height="4" />
              </svg>
            </th>
            <td className="num">{formatDollars(cents)}</td>
            <td>{`${percentOf(cents, sum).toFixed(1)}%`}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td className="num">{formatDollars(sum)}</td>
          <td>100%</td>
        </tr>
      </tfoot>
    </table>
  )
}
