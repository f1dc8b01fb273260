import type { Explanation } from '../../rules/explain'
import styles from '../plan.module.css'
import viewStyles from './view.module.css'

/** How the figures came about, folded until somebody asks. */
export function Why({ steps }: { steps: Explanation[] }) {
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
