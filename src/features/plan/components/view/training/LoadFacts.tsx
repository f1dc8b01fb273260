import type { PlanFigures } from '../../../rules/plan'
import layout from '../figures.module.css'
import styles from '../training.module.css'

/** The duration of a day's training at this age, the required rest and sleep, and how to distribute the days. */
export function LoadFacts({ training, spread }: { training: PlanFigures['training']; spread: string }) {
  const { minutes, restDays, sleep } = training
  return (
    <div className={styles.load}>
      <dl className={layout.figures}>
        <div>
          <dt>On a training day, at most</dt>
          <dd>{minutes} min</dd>
        </div>
        <div>
          <dt>Rest days a week, at least</dt>
          <dd>{restDays}</dd>
        </div>
        <div>
          <dt>Sleep a night</dt>
          <dd>{sleep} h</dd>
        </div>
      </dl>
      <p>{spread}</p>
    </div>
  )
}
