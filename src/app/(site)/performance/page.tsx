import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { SectionHead } from '@/components/ui/SectionHead'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Facilities } from '@/features/site/components/training/Facilities'
import { FactStrip } from '@/features/site/components/training/FactStrip'
import { LoadByAge } from '@/features/site/components/training/LoadByAge'
import { TitledList } from '@/features/site/components/training/TitledList'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'
import styles from '@/components/ui/titled.module.css'

export const generateMetadata = metadataOf('performance-page', {
  title: 'Strength and conditioning',
  description:
    'Strength and conditioning for young basketball players in Surprise, Arizona: 2-4 sessions per week, U10 to Prep.',
  path: paths.performance,
  keywords: ['strength and conditioning', 'basketball performance training', 'speed training'],
})

export default async function PerformancePage() {
  const { hero, block, load, facilities, closing } = await getPageTexts('performance-page')
  if (!hero?.title) return <UnpublishedPage title="STRENGTH & CONDITIONING" />
  const trail = [{ label: 'Train', href: paths.train }, { label: 'Strength & Conditioning' }]
  return (
    <>
      <PageHero above={<Breadcrumbs trail={trail} />} title={hero.title} lede={hero.lede} page="/performance">
        <div className="flex flex-wrap gap-4">
          <Button href={hero.facilitiesHref} big>
            {hero.facilitiesLabel}
          </Button>
          <Button href={hero.trainHref} variant="line" big>
            {hero.trainLabel}
          </Button>
        </div>
      </PageHero>
      <FactStrip facts={hero.facts} />
      <section className="section" aria-labelledby="block-heading">
        <div className="wrap">
          <SectionHead id="block-heading" label={block.label} title={block.title} text={block.text} />
          <TitledList items={block.items} className={`${styles.isGrid} mt-10`} />
        </div>
      </section>
      <LoadByAge load={load} />
      <Facilities facilities={facilities} />
      <NextStep closing={closing} />
    </>
  )
}
