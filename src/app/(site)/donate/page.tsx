import { NextStep } from '@/components/ui/NextStep'
import { HeroLinks } from '@/components/ui/HeroLinks'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Commitment } from '@/features/giving/components/pledges/Commitment'
import { GiftLevels } from '@/features/giving/components/pledges/GiftLevels'
import { Impact } from '@/features/giving/components/pledges/Impact'
import { OtherDonations } from '@/features/giving/components/pledges/OtherDonations'
import { listGivingLevels } from '@/features/giving/server/pledges/queries'
import { TaxBenefits } from '@/features/giving/components/pledges/TaxBenefits'
import { toLevels } from '@/features/giving/rules/levels'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('donate-page', {
  title: 'Donate',
  description: 'How to support a non-profit youth basketball academy in Surprise, Arizona.',
  path: paths.donate,
  keywords: ['donate youth sports', '501(c)(3) basketball academy'],
})

export default async function DonatePage() {
  const [page, levels, settings] = await Promise.all([
    getPageTexts('donate-page'),
    listGivingLevels(),
    getSiteSettings(),
  ])
  if (!page.hero?.title)
    return <UnpublishedPage title="Support Our Mission" lede="How to support us will be here soon." />
  const { hero, impact, levels: head, tax, ways, commitment, closing } = page
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede}>
        <HeroLinks hero={hero} />
      </PageHero>
      <GiftLevels texts={head} levels={toLevels(levels, 'donation')} />
      <Impact texts={impact} />
      <TaxBenefits texts={tax} />
      <OtherDonations texts={ways} />
      <Commitment texts={commitment} settings={settings} />
      <NextStep closing={closing} />
    </>
  )
}
