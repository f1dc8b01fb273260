import type { PerformancePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { FloorPlan } from './FloorPlan'
import { TitledList } from './TitledList'

/** Where training happens: a plan, and what its numbers stand for. */
export function Facilities({ facilities }: { facilities: PerformancePage['facilities'] }) {
  return (
    <section id="facilities" className="ink section" aria-labelledby="facilities-heading">
      <div className="wrap">
        <SectionHead id="facilities-heading" label={facilities.label} title={facilities.title} text={facilities.text} />
        <FloorPlan />
        <TitledList items={facilities.places} mark="number" className="is-columns" />
      </div>
    </section>
  )
}
