import type { HomePage } from '@/payload-types'
import { withAmounts, type FeesInCents } from '../../rules/fee-amounts'
import styles from '@/components/ui/facts.module.css'

type FactsProps = { facts: NonNullable<HomePage['hero']['facts']>; fees: FeesInCents }

/** Four facts in a row; a fact may name the fees. */
export function Facts({ facts, fees }: FactsProps) {
  return (
    <div className={styles.facts}>
      <dl className="wrap">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{withAmounts(value, fees)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
