import { number } from '../../../rules/explain'
import type { PlanFigures } from '../../../rules/plan'
import { MacroRing } from './MacroRing'
import { MACROS } from '../../../rules/macro-order'
import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

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
            <thead>
              <tr>
                <th scope="col">Macro</th>
                <th scope="col">Grams</th>
                <th scope="col">Of calories</th>
              </tr>
            </thead>
            <tbody>
              {MACROS.map(([key, name]) => (
                <tr key={key}>
                  <th scope="row">
                    <i className={styles.swatch} data-part={key} />
                    {name}
                  </th>
                  <td>{number(grams[key])} g</td>
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
