import { formatNumber } from '@/lib/counts'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import type { Split } from '../../../rules/macros'
import type { PlanFigures } from '../../../rules/plan'
import { MACROS } from '../../../rules/macro-order'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

const RADIUS = 52

/** The day's calories and macronutrients. */
export function Fuel({ figures, proteinText }: { figures: PlanFigures; proteinText: string }) {
  const { energy, split, grams, proteinNeed, band } = figures
  return (
    <section aria-labelledby="fuel-heading" className={planStyles.section}>
      <h2 id="fuel-heading">Fuel</h2>
      <div className={styles.fuel}>
        <MacroRing calories={energy.calories} split={split} />
        <div>
          <table className={styles.table}>
            <ColumnHeads titles={['Macro', 'Grams', 'Of calories']} />
            <tbody>
              {MACROS.map(([key, name]) => (
                <tr key={key}>
                  <th scope="row">
                    <i className={styles.swatch} data-part={key} />
                    {name}
                  </th>
                  <td>{formatNumber(grams[key])} g</td>
                  <td>{split[key]}%</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.protein}>
            {band === 'adult' ? 'Athletes' : 'Young athletes'} need about {proteinNeed.low}-{proteinNeed.high} g of
            protein a day at this weight (1.2-1.8 g per kg). {proteinText}
          </p>
        </div>
      </div>
    </section>
  )
}

/** The day's calories as a ring of three parts, with a text alternative. */
function MacroRing({ calories, split }: { calories: number; split: Split }) {
  const description = MACROS.map(([key, name]) => `${name.toLowerCase()} ${split[key]}%`).join(', ')
  const before = (index: number) => MACROS.slice(0, index).reduce((sum, [key]) => sum + split[key], 0)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${formatNumber(calories)} calories a day: ${description}.`}
    >
      {MACROS.map(([key], index) => (
        <circle
          key={key}
          data-part={key}
          cx="60"
          cy="60"
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${split[key]} 100`}
          strokeDashoffset={-before(index)}
          transform="rotate(-90 60 60)"
        />
      ))}
      <text className={styles.value} x="60" y="63" textAnchor="middle">
        {formatNumber(calories)}
      </text>
      <text className={styles.unit} x="60" y="75" textAnchor="middle">
        calories a day
      </text>
    </svg>
  )
}
