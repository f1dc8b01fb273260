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
          {load.ages.map(({ id, title, text }, index) => (
            <li key={id ?? title}>
              <Lift step={index} />
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

/** What is lifted: a light ball, then the empty bar, then weight. The last drawing is for all further ages. */
function Lift({ step }: { step: number }) {
  const [ball, bar] = [step === 0, step > 0]
  return (
    <svg viewBox="0 24 320 120" className={styles.lift} aria-hidden="true" focusable="false">
      {ball && <circle cx="36" cy="84" r="33" />}
      {bar && <path d="M0 84H320M44 66V102M276 66V102" />}
      {step > 1 && <path className={styles.plates} d="M22 50V118M38 36V132M298 50V118M282 36V132" />}
    </svg>
  )
}
