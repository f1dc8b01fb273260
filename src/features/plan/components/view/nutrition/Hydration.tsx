import type { PlanPage } from '@/payload-types'
import type { Hydration as Water } from '../../../rules/hydration'
import styles from './nutrition.module.css'

const GLASSES = 12

/** How much to drink per day and per hour of training, and when to drink more. */
export function Hydration({ hydration, texts }: { hydration: Water; texts: PlanPage['food'] }) {
  const { dailyOunces, cups, perHour } = hydration
  return (
    <section aria-labelledby="water-heading" className={styles.water}>
      <div>
        <h2 id="water-heading">Hydration</h2>
        <p className={styles.ounces}>
          <span className="num">{dailyOunces}</span> oz a day
        </p>
        <Glasses count={Math.min(cups, GLASSES)} label={`About ${cups} cups of water a day.`} />
      </div>
      <div>
        <p className={styles.more}>
          Training today? Add {perHour.low}-{perHour.high} oz for each hour of training.
        </p>
        <p>{texts.thirst}</p>
        <p>{texts.sportsDrinks}</p>
        <p>{texts.heat}</p>
      </div>
    </section>
  )
}

function Glasses({ count, label }: { count: number; label: string }) {
  return (
    <svg className={styles.glasses} viewBox={`0 0 ${count * 26} 30`} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <path key={index} d={`M${index * 26 + 3} 2h20l-2.5 26h-15z`} />
      ))}
    </svg>
  )
}
