import type { YouthAcademyPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './academy.module.css'

/** The weekly practices, in type as large as on a gym's notice board. */
export function PracticeTimes({ practice }: { practice: YouthAcademyPage['practice'] }) {
  return (
    <section className="section" aria-labelledby="practice-heading">
      <div className="wrap split">
        <SectionHead id="practice-heading" label={practice.label} title={practice.title} text={practice.text} />
        <dl className={styles.practiceTimes}>
          {(practice.times ?? []).map(({ id, day, hours }) => (
            <div key={id ?? day}>
              <dt>{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
