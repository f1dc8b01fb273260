import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { PathwaySteps } from '@/features/site/components/training/PathwaySteps'
import { NotYet } from '@/features/site/components/training/NotYet'
import { Readiness } from '@/features/site/components/training/Readiness'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('tournaments-page', {
  title: 'Tournaments',
  description:
    'The way from a first practice to a tournament in Surprise, Arizona, and how coaches know that a player is ready.',
  path: paths.tournaments,
  keywords: ['youth basketball tournaments', 'tournament teams', 'tournament readiness'],
})

export default async function TournamentsPage() {
  const { hero, pathway, readiness, later, closing } = await getPageTexts('tournaments-page')
  if (!hero?.title) return <UnpublishedPage title="TOURNAMENTS" />
  return (
    <>
      <PageHero label={hero.label} title={hero.title} lede={hero.lede} page="/tournaments">
        <div className="flex flex-wrap gap-4">
          <Button href={hero.registerHref} big arrow>
            {hero.registerLabel}
          </Button>
          <Button href={hero.academyHref} variant="line" big>
            {hero.academyLabel}
          </Button>
        </div>
      </PageHero>
      <PathwaySteps pathway={pathway} />
      <Readiness readiness={readiness} />
      <NotYet later={later} />
      <ClosingBand title={closing.title} play={plays.weakSideSwing}>
        <Button href={closing.registerHref} variant="ink" big arrow>
          {closing.registerLabel}
        </Button>
        <Button href={closing.squadsHref} variant="line" big>
          {closing.squadsLabel}
        </Button>
      </ClosingBand>
    </>
  )
}
