import { FactRows } from '@/components/ui/FactRows'
import type { PlanFigures } from '../../../rules/plan'
import layout from '../figures.module.css'
import styles from '../training.module.css'

/** The duration of a day's training at this age, the required rest and sleep, and how to distribute the days. */
export function LoadFacts({ training, spread }: { training: PlanFigures['training']; spread: string }) {
  const { minutes, restDays, sleep } = training
  return (
    <div className={styles.load}>
      <dl className={layout.figures}>
        <FactRows
          facts={[
            ['On a training day, at most', `${minutes} min`],
            ['Rest days a week, at least', restDays],
            ['Sleep a night', `${sleep} h`],
          ]}
        />
      </dl>
      <p>{spread}</p>
    </div>
  )
}
