import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { FactStrip } from '@/features/site/components/training/FactStrip'
import { Practice } from '@/features/site/components/training/Practice'
import { TargetGroup } from '@/features/site/components/training/TargetGroup'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('basketball-training-page', {
  title: 'Basketball training',
  description:
    'Two practices a week for ages 6 to 17 in Surprise, Arizona: what two hours hold, who they are for and what to bring.',
  path: paths.basketballTraining,
  keywords: ['basketball training', 'youth basketball practice', 'basketball for beginners'],
})

export default async function BasketballTrainingPage() {
  const { hero, plan, who, bring, closing } = await getPageTexts('basketball-training-page')
  if (!hero?.title) return <UnpublishedPage title="BASKETBALL TRAINING" />
  const trail = [{ label: 'Train', href: paths.train }, { label: 'Basketball Training' }]
  return (
    <>
      <PageHero above={<Breadcrumbs trail={trail} />} title={hero.title} lede={hero.lede} page="/basketball-training">
        <Button href={hero.registerHref} big arrow>
          {hero.registerLabel}
        </Button>
      </PageHero>
      <FactStrip facts={hero.facts} />
      <Practice plan={plan} />
      <TargetGroup who={who} bring={bring} />
      <NextStep closing={closing} />
    </>
  )
}
