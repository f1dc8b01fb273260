import { formatHeight, type PlanInput } from '../../../rules/body'
import type { PlanFigures } from '../../../rules/plan'
import layout from '../figures.module.css'
import styles from './nutrition.module.css'

/** The body for which the plan is made. The weight status is described in neutral words and without a color. */
export function BodyFigures({ input, figures }: { input: PlanInput; figures: PlanFigures }) {
  const cards: [term: string, value: string][] = [
    ['Height', formatHeight(input.height)],
    ['Weight', `${input.weight} lbs`],
    ['Age', String(input.age)],
    ['Weight status', figures.status.main],
  ]
  return (
    <dl className={`${layout.figures} ${styles.facts}`}>
      {cards.map(([term, value]) => (
        <div key={term} className={value.length > 16 ? styles.isLong : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
