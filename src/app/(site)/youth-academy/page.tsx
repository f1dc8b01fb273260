import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { NextStep } from '@/components/ui/NextStep'
import { HeroLinks } from '@/components/ui/HeroLinks'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Points } from '@/features/site/components/academy/Points'
import { PracticeWeek } from '@/features/site/components/academy/PracticeWeek'
import { listAgeTiers } from '@/features/site/server/ordered-lists'
import { TierList } from '@/features/site/components/academy/TierList'
import { FeeBox } from '@/features/site/components/fees/FeeBox'
import { paths } from '@/lib/paths'
import { getFees } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('youth-academy-page', {
  title: 'Youth Academy, ages 6-14',
  description:
    'Basketball for ages 6-14 in Surprise, Arizona: four age tiers, two 2-hour practices every week, and every fee in the open.',
  path: paths.youthAcademy,
  keywords: ['youth basketball academy', 'basketball for kids', 'U8 basketball', 'U10 basketball', 'U12 basketball'],
})

export default async function YouthAcademyPage() {
  const [page, tiers, fees] = await Promise.all([getPageTexts('youth-academy-page'), listAgeTiers(), getFees()])
  if (!page.hero?.title) return <UnpublishedPage title="YOUTH ACADEMY" />
  const { title, lede } = page.hero
  const trail = <Breadcrumbs trail={[{ label: 'Academy', href: paths.academy }, { label: 'Youth Academy' }]} />
  return (
    <>
      <PageHero above={trail} title={title} lede={lede} size="huge">
        <HeroLinks hero={page.hero} />
      </PageHero>
      <PracticeWeek practice={page.practice} />
      <TierList section={page.tiers} tiers={tiers} />
      <FeeBox fees={fees} texts={page.fees} packages={[{ items: fees.youthPackage }]} />
      <Points id="apart-heading" section={page.apart} />
      <NextStep closing={page.closing} />
    </>
  )
}
