import type { CSSProperties } from 'react'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { formatDollars } from '@/lib/money'
import styles from './deck.module.css'

type Props = { revenue: readonly number[]; overheadCents: number; month: number | null }
type LinesProps = Props & {
  /** Draws the revenue once, when the page is loaded. */
  animate?: boolean
}

const VISIBLE_MONTHS = 18
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 320, 14, 44]

/** Charts revenue by month against monthly costs, with a table of the same figures for screen readers. */
export function BreakEvenChart({ revenue, overheadCents, month }: Props) {
  return (
    <figure className={styles.breakEven}>
      <BreakEvenLines revenue={revenue} overheadCents={overheadCents} month={month} />
      <div className="sr-only">
        <table>
          <caption>Revenue and overhead month by month</caption>
          <ColumnHeads titles={['Month', 'Revenue', 'Overhead']} />
          <tbody>
            {revenue.slice(0, VISIBLE_MONTHS).map((cents, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{formatDollars(cents)}</td>
                <td>{formatDollars(overheadCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ChartLegend />
    </figure>
  )
}

/** What the lines mean. */
export function ChartLegend() {
  return (
    <figcaption className={styles.chartWords}>
      Months after opening. Dashed: what a month costs. The ring: the first month that earns it.
    </figcaption>
  )
}

/** The lines of the chart. The rim marks the break-even point. */
export function BreakEvenLines({ revenue, overheadCents, month, animate }: LinesProps) {
  const months = revenue.slice(0, VISIBLE_MONTHS)
  const top = Math.max(...months, overheadCents, 1) * 1.12
  const x = (index: number) => LEFT + (index / (VISIBLE_MONTHS - 1)) * (WIDTH - LEFT - 12)
  const y = (cents: number) => HEIGHT - BOTTOM - (cents / top) * (HEIGHT - BOTTOM - 14)
  const last = months.at(-1) ?? 0
  const isEarning = last >= overheadCents
  const line = months.map((cents, index) => `${x(index)},${y(cents)}`).join(' ')
  const drawn = animate && { className: 'is-drawn', style: { '--step': 1 } as CSSProperties }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" {...drawn}>
      <line className={styles.axis} x1={LEFT} x2={WIDTH - 12} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
      <line className={styles.overhead} x1={LEFT} x2={WIDTH - 12} y1={y(overheadCents)} y2={y(overheadCents)} />
      <polyline className={`${styles.revenue} stroke`} points={line} pathLength={animate ? 1 : undefined} />
      <LineName y={y(overheadCents)} isAbove={!isEarning}>{`Cost ${formatDollars(overheadCents)}`}</LineName>
      <LineName y={y(last)} isAbove={isEarning}>{`Revenue ${formatDollars(last)}`}</LineName>
      {month !== null && month <= VISIBLE_MONTHS && (
        <circle className={styles.rim} cx={x(month - 1)} cy={y(months[month - 1] ?? 0)} r="11" />
      )}
      {[1, 3, 6, 9, 12, 15, 18].map((number) => (
        <text key={number} x={x(number - 1)} y={HEIGHT - 8} textAnchor="middle">
          {number}
        </text>
      ))}
    </svg>
  )
}

// The higher line has its label above and the lower one below, so that the labels never overlap.
function LineName({ y, isAbove, children }: { y: number; isAbove: boolean; children: string }) {
  return (
    <text x={WIDTH - 12} y={isAbove ? y - 12 : Math.min(y + 28, HEIGHT - BOTTOM - 8)} textAnchor="end">
      {children}
    </text>
  )
}
