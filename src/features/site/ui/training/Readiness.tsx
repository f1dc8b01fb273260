import type { TournamentsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledList } from './TitledList'

/** What coaches look for before they invite a player. */
export function Readiness({ readiness }: { readiness: TournamentsPage['readiness'] }) {
  return (
    <section id="readiness" className="ink section" aria-labelledby="readiness-heading">
      <div className="wrap split">
        <div className="training-side">
          <SectionHead id="readiness-heading" label={readiness.label} title={readiness.title} text={readiness.text} />
        </div>
        <TitledList items={readiness.criteria} mark="ring" className="is-pairs" />
      </div>
    </section>
  )
}
