import type { PerformancePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledList } from './TitledList'
import styles from './figures.module.css'
import trainingStyles from './training.module.css'

/** The training load by age, and the rules for all ages. */
export function LoadByAge({ load }: { load: PerformancePage['load'] }) {
  return (
    <section className="paper section" aria-labelledby="load-heading">
      <div className="wrap">
        <SectionHead id="load-heading" label={load.label} title={load.title} text={load.text} />
        <ol className={styles.load}>
          {load.ages.map(({ id, title, text }) => (
            <li key={id ?? title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="split mt-16">
          <h3 className={trainingStyles.trainingPart}>{load.rulesTitle}</h3>
          <TitledList items={load.rules} mark="ring" />
        </div>
      </div>
    </section>
  )
}
