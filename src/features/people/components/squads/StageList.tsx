import type { Stage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './squads.module.css'

type StageListProps = { section: { label: string; title: string; goalLabel: string }; stages: Stage[] }

/** Renders the stages in full: the focus of each stage, and what a player learns. */
export function StageList({ section, stages }: StageListProps) {
  return (
    <section className="paper section" id="pathway" aria-labelledby="pathway-heading">
      <div className="wrap">
        <SectionHead id="pathway-heading" label={section.label} title={section.title} />
        <ol className={styles.stages}>
          {stages.map(({ id, title, ageLabel, ages, points, goal }, index) => (
            <li key={id}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={styles.ages}>
                  <b>{ageLabel}</b>
                  <span>{ages}</span>
                </p>
              </div>
              <ul>
                {(points ?? []).map(({ id: pointId, point }) => (
                  <li key={pointId}>{point}</li>
                ))}
              </ul>
              <p className={styles.goal}>
                <b>{section.goalLabel}</b>
                {goal}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
