import { plays } from '@/lib/court/plays'
import { ClosingCall } from '@/components/ui/ClosingCall'
import { HeroLinks } from '@/components/ui/HeroLinks'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { LineUp } from '@/features/site/components/academy/LineUp'
import { Points } from '@/features/site/components/academy/Points'
import { FeeBox } from '@/features/site/components/fees/FeeBox'
import { paths } from '@/lib/paths'
import { getFees } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('academy-page', {
  title: 'The academy, ages 6 to 18',
  description:
    'A structured basketball pathway for players aged 6 to 18 in Surprise, Arizona: the Youth Academy, the Advanced Academy, and what they cost.',
  path: paths.academy,
  keywords: ['basketball academy', 'youth academy', 'advanced academy', 'basketball academy fees'],
})

export default async function AcademyPage() {
  const [page, fees] = await Promise.all([getPageTexts('academy-page'), getFees()])
  if (!page.hero?.title) return <UnpublishedPage title="THE ACADEMY" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} size="huge">
        <HeroLinks hero={page.hero} />
      </PageHero>
      <LineUp programs={page.programs} ages={label} />
      <Points id="structure-heading" ground="paper" section={page.structure} />
      <FeeBox fees={fees} texts={page.fees} packages={[{ items: fees.academyPackage }]} />
      <ClosingCall closing={page.closing} play={plays.horns} />
    </>
  )
}
