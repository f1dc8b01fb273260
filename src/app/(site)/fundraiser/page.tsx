import { Button } from '@/components/ui/Button'
import { NextStep } from '@/components/ui/NextStep'
import styles from '@/features/giving/components/pledges/pledges.module.css'
import { PageHero } from '@/components/ui/PageHero'
import { SectionHead } from '@/components/ui/SectionHead'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { HowToPay } from '@/features/giving/components/pledges/HowToPay'
import { PledgeForm } from '@/features/giving/components/pledges/PledgeForm.client'
import { ProgressBoard } from '@/features/giving/components/pledges/ProgressBoard'
import { findCurrentCampaign, listGivingLevels } from '@/features/giving/server/pledges/queries'
import { toLevels } from '@/features/giving/rules/levels'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('fundraiser-page', {
  title: 'Fundraiser',
  description: 'Help a youth basketball academy in Surprise, Arizona pay for training, uniforms and tournaments.',
  path: paths.fundraiser,
  keywords: ['youth sports fundraiser', 'basketball donation', 'sponsor a player'],
})

export default async function FundraiserPage() {
  const [page, current, levels] = await Promise.all([
    getPageTexts('fundraiser-page'),
    findCurrentCampaign(),
    listGivingLevels(),
  ])
  if (!page.hero?.title || !current)
    return <UnpublishedPage title="The fundraiser" lede="The next fundraiser opens here." />
  const { hero, levels: head, pledge, closing } = page
  const { campaign, progress, asOf } = current
  const methods = { howToPay: campaign.howToPay, paymentLink: campaign.paymentLink }
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} page="/fundraiser">
        <Button href="#pledge" big arrow>
          {hero.buttonLabel}
        </Button>
      </PageHero>
      <ProgressBoard {...campaign} progress={progress} asOf={asOf} showPledged={campaign.showPledged ?? true} />
      <section id="pledge" className={`section ${styles.pledgeSection}`} aria-labelledby="levels-heading">
        <div className="wrap">
          <SectionHead id="levels-heading" label={head.label} title={head.title} text={head.text} />
          <PledgeForm campaign={campaign.id} levels={toLevels(levels, 'fundraiser')} texts={{ ...pledge, methods }} />
        </div>
      </section>
      <HowToPay methods={methods} title={pledge.payTitle} button={pledge.payButton} />
      <NextStep closing={closing} />
    </>
  )
}
