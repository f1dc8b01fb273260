import type { PrivateTrainingPage } from '@/payload-types'
import { formatCents } from '@/lib/money'
import { withPercent } from '../../rules/training'
import { PlayersDrawing, SessionsDrawing } from './HourDrawing'
import { TitledList } from './TitledList'
import styles from './private.module.css'
import titledStyles from '@/components/ui/titled.module.css'

/** What an hour costs, below a drawing of who shares it; then the savings of packages, and what is never charged. */
export function Rates({ rates }: { rates: PrivateTrainingPage['rates'] }) {
  const { title, percent, unit, detail } = rates.package
  return (
    <section className={`${styles.price} ink`} aria-labelledby="rates-heading">
      <div className="wrap">
        <h2 id="rates-heading">{rates.title}</h2>
        <ul className={styles.rates}>
          {rates.items.map(({ cents, ...rate }) => (
            <li key={rate.title}>
              <PlayersDrawing rate={rate} />
              <RateTexts {...rate} amount={formatCents(cents)} />
            </li>
          ))}
          <li>
            <SessionsDrawing detail={detail} />
            <RateTexts {...{ title, unit }} amount={`${percent}%`} detail={withPercent(detail, percent)} />
          </li>
        </ul>
        <TitledList items={rates.promises} mark="ring" className={titledStyles.isColumns} />
      </div>
    </section>
  )
}

type RateTextsProps = { title: string; amount: string; unit: string; detail: string }

function RateTexts({ title, amount, unit, detail }: RateTextsProps) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        <b className="num">{amount}</b> {unit}
      </p>
      <p className={styles.text}>{detail}</p>
    </>
  )
}
