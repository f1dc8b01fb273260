import type { HomePage } from '@/payload-types'
import { type SiteFacts, withFacts } from '../../rules/placeholders'
import { Static } from '@/components/ui/Static'

type FactsProps = { facts: NonNullable<HomePage['hero']['facts']>; site: SiteFacts }

/** Four facts in a row; a fact may contain placeholders for fees, ages and hours. */
export function Facts({ facts, site }: FactsProps) {
  return (
    <div className="facts">
      <Static as="dl" className="wrap">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{withFacts(value, site)}</dd>
          </div>
        ))}
      </Static>
    </div>
  )
}
