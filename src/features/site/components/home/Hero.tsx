import type { HomePage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { LivePlay } from '@/components/court/LivePlay.client'
import { tightFrameOf } from '@/lib/court/frame'
import { heroPlays } from '@/lib/court/hero-plays'
import { playText } from '@/lib/court/describe-play'
import { Button } from '@/components/ui/Button'
import { Static } from '@/components/ui/Static'
import { type SiteFacts, withFacts } from '../../rules/placeholders'
import { splitHeadline } from '../../rules/headline'
import styles from './hero.module.css'

/** The first screen: the headline, two links, four facts, and a give and go that runs once. */
export function Hero({ hero, site }: { hero: HomePage['hero']; site: SiteFacts }) {
  const play = heroPlays['/']
  const { start, last } = splitHeadline(hero.headline)
  return (
    <section className={`${styles.hero} ink`}>
      <div className={styles.stage}>
        <LivePlay play={play} className="board" buttonClass={styles.again}>
          <CourtDiagram play={play} view={tightFrameOf(play)} fit="xMidYMid meet" title={playText(play)} />
        </LivePlay>
        <div className={`wrap ${styles.heroCopy}`}>
          <span className="label">{hero.label}</span>
          <h1>
            {start} <em>{last}</em>
          </h1>
          <p className="lede">{hero.lede}</p>
          <div className={styles.actions}>
            <Button href={hero.primaryHref} big arrow>
              {hero.primaryLabel}
            </Button>
            <Button href={hero.secondaryHref} variant="line" big>
              <span>{hero.secondaryLabel}</span> <span className="sr-only">about the academy</span>
            </Button>
          </div>
        </div>
      </div>
      <Facts facts={hero.facts ?? []} site={site} />
    </section>
  )
}

/** Four facts in a row; a fact may contain placeholders for fees, ages and hours. */
function Facts({ facts, site }: { facts: NonNullable<HomePage['hero']['facts']>; site: SiteFacts }) {
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
