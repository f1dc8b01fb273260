import type { HomePage } from '@/payload-types'
import { withMonthlyFee } from './headline'

type FactsProps = { facts: NonNullable<HomePage['hero']['facts']>; monthly: string }

/** Four facts in a row; a fact may name the monthly fee. */
export function Facts({ facts, monthly }: FactsProps) {
  return (
    <div className="facts">
      <dl className="wrap">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{withMonthlyFee(value, monthly)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
