import type { PerformancePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { FloorPlan } from './FloorPlan'
import { TitledList } from './TitledList'
import styles from '@/components/ui/titled.module.css'

/** The training facility: a floor plan, and the legend of its numbers. */
export function Facilities({ facilities }: { facilities: PerformancePage['facilities'] }) {
  return (
    <section id="facilities" className="ink section" aria-labelledby="facilities-heading">
      <div className="wrap">
        <SectionHead id="facilities-heading" label={facilities.label} title={facilities.title} text={facilities.text} />
        <FloorPlan />
        <TitledList items={facilities.places} mark="number" className={styles.isColumns} />
      </div>
    </section>
  )
}
