import { Button } from '@/components/ui/Button'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { FeeBox } from '@/features/site/components/fees/FeeBox'
import { Included } from '@/features/site/components/fees/Included'
import { JoiningSteps } from '@/features/site/components/fees/JoiningSteps'
import { telHref } from '@/lib/phone-numbers'
import { paths } from '@/lib/paths'
import { getFees, getSiteSettings } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('pricing-page', {
  title: 'Program and pricing',
  description:
    'What a youth basketball academy in Surprise, Arizona costs, what the fees include, and the four steps to join.',
  path: paths.pricing,
  keywords: ['basketball academy cost', 'basketball academy fees', 'join basketball academy'],
})

export default async function PricingPage() {
  const [page, fees, { phone }] = await Promise.all([getPageTexts('pricing-page'), getFees(), getSiteSettings()])
  if (!page.hero?.slogan) return <UnpublishedPage title="JOIN THE ACADEMY" />
  const { label, slogan, lede, primaryHref, primaryLabel, callLabel } = page.hero
  const { youthPackageTitle, academyPackageTitle, ...texts } = page.fees
  const packages = [
    { title: youthPackageTitle, items: fees.youthPackage },
    { title: academyPackageTitle, items: fees.academyPackage },
  ]
  const call = phone && (
    <Button href={telHref(phone)} variant="line" big>
      {callLabel} {phone}
    </Button>
  )
  return (
    <>
      <PageHero label={label} title={slogan} lede={lede} page="/registration" size="huge">
        <div className="flex flex-wrap gap-4">
          <Button href={primaryHref} big arrow>
            {primaryLabel}
          </Button>
          {call}
        </div>
      </PageHero>
      <FeeBox fees={fees} texts={texts} packages={packages} />
      <Included benefits={page.benefits} />
      <JoiningSteps process={page.process} />
      <NextStep closing={page.closing}>{call}</NextStep>
    </>
  )
}
