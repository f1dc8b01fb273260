import type { PlanPage } from '@/payload-types'
import styles from '../training.module.css'

/** The focus of the week in one sentence; habits instead, where a diet would be wrong. */
export function Focus({ text, habits }: { text: string; habits: PlanPage['focus']['habits'] }) {
  return (
    <section aria-label="Focus">
      <p className={styles.statement}>{text}</p>
      {habits.length > 0 && (
        <ol className={styles.habits}>
          {habits.map(({ title, text: how }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{how}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
