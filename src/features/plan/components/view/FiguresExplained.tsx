import type { Explanation } from '../../rules/explain'
import styles from '../plan.module.css'
import viewStyles from './view.module.css'

/** The explanation of the figures, collapsed by default. */
export function FiguresExplained({ steps }: { steps: Explanation[] }) {
  return (
    <details className={styles.fold}>
      <summary>How this was calculated</summary>
      <dl className={viewStyles.why}>
        {steps.map(({ title, text, source }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text}
              <small>Source: {source}.</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
