import type { Coach, CoachesPage } from '@/payload-types'

type CoachFactsProps = { coach: Coach; list: CoachesPage['list'] }

/** What a coach does here, what to ask them about, and since when. */
export function CoachFacts({ coach: { bio, focus, since }, list }: CoachFactsProps) {
  const facts = [
    [list.focusLabel, focus],
    [list.sinceLabel, since],
  ].filter(([, value]) => value)
  return (
    <>
      <p className="coach-bio">{bio}</p>
      <dl className="coach-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
