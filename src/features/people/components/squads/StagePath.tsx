import type { PathwayPage, Stage } from '@/payload-types'
import styles from './path.module.css'

/** The stages as players who pass the ball on: one pass per stage, and the last one is at the rim. */
export function StagePath({ section, stages }: { section: PathwayPage['pathway']; stages: Stage[] }) {
  return (
    <section className={`${styles.floor} ink`} id="pathway" aria-labelledby="pathway-heading">
      <div className="wrap">
        <h2 id="pathway-heading" className={styles.head}>
          {section.title} <small>{section.label}</small>
        </h2>
        <ol className={styles.stages}>
          {stages.map(({ id, title, ageLabel, ages, points, goal }, index) => (
            <li key={id}>
              <div className={styles.stage}>
                <h3>{title}</h3>
                <p>
                  <b>{ageLabel}</b> {ages}
                </p>
                <ul>
                  {(points ?? []).map(({ id: pointId, point }) => (
                    <li key={pointId}>{point}</li>
                  ))}
                </ul>
              </div>
              <div className={styles.lane} aria-hidden="true">
                <b>{index + 1}</b>
                {index < stages.length - 1 && <Pass />}
              </div>
              <p className={styles.goal}>
                <small>{section.goalLabel}</small>
                {goal}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

// Stretched to the distance of the two players; the dots keep their size.
function Pass() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      <path d="M0 0Q85 25 100 100" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
