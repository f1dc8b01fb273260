import type { TournamentsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledList } from './TitledList'
import styles from './training.module.css'
import titledStyles from '@/components/ui/titled.module.css'

/** The criteria for inviting a player. */
export function Readiness({ readiness }: { readiness: TournamentsPage['readiness'] }) {
  return (
    <section id="readiness" className="ink section" aria-labelledby="readiness-heading">
      <div className="wrap split">
        <div className={styles.trainingSide}>
          <SectionHead id="readiness-heading" label={readiness.label} title={readiness.title} text={readiness.text} />
        </div>
        <TitledList items={readiness.criteria} mark="ring" className={titledStyles.isPairs} />
      </div>
    </section>
  )
}
