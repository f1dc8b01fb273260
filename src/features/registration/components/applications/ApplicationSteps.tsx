import type { AdvancedAcademyPage } from '@/payload-types'
import styles from './applications.module.css'

/** What follows an application, drawn as a play: one pass per step, and the last one is at the rim. */
export function ApplicationSteps({ title, steps }: { title: string; steps: AdvancedAcademyPage['apply']['steps'] }) {
  return (
    <section className={`${styles.steps} ink`} aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">{title}</h2>
        <ol>
          {(steps ?? []).map(({ id, step }) => (
            <li key={id ?? step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
