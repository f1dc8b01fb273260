import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Offers } from '@/features/site/components/training/Offers'
import { WhichOne } from '@/features/site/components/training/WhichOne'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('train-page', {
  title: 'Train with us',
  description:
    'Basketball training, strength and conditioning, and private training for young players in Surprise, Arizona.',
  path: paths.train,
  keywords: ['basketball training', 'strength and conditioning', 'private basketball training'],
})

export default async function TrainPage() {
  const { hero, offers, choice, closing } = await getPageTexts('train-page')
  if (!hero?.title) return <UnpublishedPage title="TRAIN WITH US" />
  return (
    <>
      <PageHero label={hero.label} title={hero.title} lede={hero.tagline} />
      <Offers offers={offers} />
      <WhichOne choice={choice} offers={offers.cards} />
      <NextStep closing={closing} />
    </>
  )
}
