import type { CitiesPage, City } from '@/payload-types'
import type { HeroPage } from '@/lib/court/hero-plays'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'

// By the position of the city in the list. Further cities open without a play.
const PAGES: readonly HeroPage[] = ['/locations/1', '/locations/2', '/locations/3', '/locations/4', '/locations/5']

/** Shows the academy's offer to families of this city, with a link to sign up. */
export function CityHero({ hero, city, index }: { hero: CitiesPage['hero']; city: City; index: number }) {
  return (
    <PageHero label={hero.label} title={hero.title} lede={city.audience} page={PAGES[index]}>
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
