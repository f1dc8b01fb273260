import { NextStep } from '@/components/ui/NextStep'
import { HeroLinks } from '@/components/ui/HeroLinks'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { StagePath } from '@/features/people/components/squads/StagePath'
import { NextSteps } from '@/features/people/components/squads/NextSteps'
import { paths } from '@/lib/paths'
import { listStages } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('pathway-page', {
  title: 'The player pathway, U6 to college-ready',
  description:
    'Seven stages of youth basketball development in Surprise, Arizona: from U6 to college-ready, and beyond.',
  path: paths.playerPathway,
  keywords: ['player pathway', 'college-ready', 'player development', 'JUCO', 'NCAA'],
})

export default async function PlayerPathwayPage() {
  const [page, stages] = await Promise.all([getPageTexts('pathway-page'), listStages()])
  if (!page.hero?.title) return <UnpublishedPage title="THE REALEST PLAYER PATHWAY" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede}>
        <HeroLinks hero={page.hero} />
      </PageHero>
      <StagePath section={page.pathway} stages={stages} />
      <NextSteps leads={page.leads} />
      <NextStep closing={page.closing} />
    </>
  )
}
