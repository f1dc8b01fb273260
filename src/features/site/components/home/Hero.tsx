import type { HomePage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import type { SiteFacts } from '../../rules/placeholders'
import { Facts } from './Facts'
import { splitHeadline } from '../../rules/headline'
import styles from './hero.module.css'

type HeroProps = { hero: HomePage['hero']; site: SiteFacts }

/** The first screen: the headline, two links, four facts, and an animated give and go. */
export function Hero({ hero, site }: HeroProps) {
  const { start, last } = splitHeadline(hero.headline)
  return (
    <section className={`${styles.hero} ink`}>
      <div className={styles.stage}>
        <div className="board">
          <CourtDiagram play={plays.giveAndGo} view="36 0 420 420" fit="xMinYMin slice" animate />
        </div>
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
