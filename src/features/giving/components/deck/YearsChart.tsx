import { formatShort } from '@/lib/money'
import type { Year } from '../../rules/deck'
import styles from './deck.module.css'

const HEIGHT = 260
const COLUMN = 120
const BAR = 42

/** Charts revenue and profit by year as columns, above the table with the same figures. */
export function YearsChart({ years }: { years: readonly Year[] }) {
  const top = Math.max(...years.map(({ revenueCents }) => revenueCents), 1)
  const tall = (cents: number) => Math.max((cents / top) * HEIGHT, 1)
  return (
    <figure className={styles.years}>
      <svg viewBox={`0 0 ${years.length * COLUMN} ${HEIGHT}`} aria-hidden="true">
        {years.map(({ revenueCents, profitCents }, index) => (
          <g key={index} transform={`translate(${index * COLUMN + 14} 0)`}>
            <rect
              className={styles.isRevenue}
              y={HEIGHT - tall(revenueCents)}
              width={BAR}
              height={tall(revenueCents)}
            />
            <rect
              className={styles.isProfit}
              x={BAR + 6}
              y={HEIGHT - tall(profitCents)}
              width={BAR}
              height={tall(profitCents)}
            />
          </g>
        ))}
      </svg>
      <table>
        <caption className="sr-only">Goals for five years</caption>
        <thead>
          <tr>
            <td />
            {years.map((_, index) => (
              <th key={index} scope="col">
                Year {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <YearRow name="Revenue" kind={styles.isRevenue} cells={years.map((year) => label(year.revenueCents, year))} />
          <YearRow name="Profit" kind={styles.isProfit} cells={years.map((year) => label(year.profitCents, year))} />
        </tbody>
      </table>
    </figure>
  )
}

function YearRow({ name, kind, cells }: { name: string; kind: string | undefined; cells: string[] }) {
  return (
    <tr>
      <th scope="row">
        <span className={`${styles.key} ${kind}`} aria-hidden="true" />
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="num">
          {cell}
        </td>
      ))}
    </tr>
  )
}

function label(cents: number, { isOpenEnded }: Year): string {
  return `${formatShort(cents)}${isOpenEnded ? '+' : ''}`
}
