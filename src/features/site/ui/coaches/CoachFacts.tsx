import type { Coach, CoachesPage } from '@/payload-types'
import { FactRows, type Fact } from '@/components/ui/FactRows'

type CoachFactsProps = { coach: Coach; list: CoachesPage['list'] }

/** What a coach does here, what to ask them about, and since when. */
export function CoachFacts({ coach: { bio, focus, since }, list }: CoachFactsProps) {
  const facts: Fact[] = [
    [list.focusLabel, focus],
    [list.sinceLabel, since],
  ]
  return (
    <>
      <p className="coach-bio">{bio}</p>
      <dl className="coach-facts">
        <FactRows facts={facts} />
      </dl>
    </>
  )
}
