import type { CitiesPage, City } from '@/payload-types'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'

// Each city has its own play, by its position in the list.
const PLAYS = [plays.zoneSkip, plays.attackTheGap, plays.helpSide, plays.closeout, plays.overTheScreen]

type CityHeroProps = { hero: CitiesPage['hero']; city: City; index: number }

/** Shows the academy's offer to families of this city, with a link to sign up. */
export function CityHero({ hero, city, index }: CityHeroProps) {
  return (
    <PageHero label={hero.label} title={hero.title} lede={city.audience} play={PLAYS[index % PLAYS.length]!}>
      <div className="flex flex-wrap gap-4">
        <Button href={hero.claimHref} big arrow>
          {hero.claimLabel}
        </Button>
        <Button href={hero.learnHref} variant="line" big>
          <span>{hero.learnLabel}</span> <span className="sr-only">about the academy</span>
        </Button>
      </div>
    </PageHero>
  )
}
