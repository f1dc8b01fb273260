import type { PrivateTrainingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { formatCents } from '@/lib/money'
import { withPercent } from '../../rules/training'
import { TitledList } from './TitledList'
import styles from './figures.module.css'
import titledStyles from '@/components/ui/titled.module.css'

/** The hourly rate, the savings of packages, and what is never charged. */
export function Rates({ rates }: { rates: PrivateTrainingPage['rates'] }) {
  const { percent, detail, ...saving } = rates.package
  const rows = [
    ...rates.items.map(({ cents, ...rate }) => ({ ...rate, amount: formatCents(cents) })),
    { ...saving, amount: `${percent}%`, detail: withPercent(detail, percent) },
  ]
  return (
    <section className="section" aria-labelledby="rates-heading">
      <div className="wrap">
        <SectionHead id="rates-heading" label={rates.label} title={rates.title} />
        <ul className={styles.rates}>
          {rows.map(({ title, amount, unit, detail: text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.price}>
                <b className="num">{amount}</b> {unit}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <TitledList items={rates.promises} mark="ring" className={`${titledStyles.isColumns} mt-4`} />
      </div>
    </section>
  )
}
