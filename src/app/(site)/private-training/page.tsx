import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { SectionHead } from '@/components/ui/SectionHead'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { CallButtons } from '@/features/site/components/training/CallButtons'
import { billedLabel } from '@/features/site/rules/programs'
import { Rates } from '@/features/site/components/training/Rates'
import { TitledList } from '@/features/site/components/training/TitledList'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'
import styles from '@/features/site/components/training/private.module.css'
import titledStyles from '@/components/ui/titled.module.css'

export const generateMetadata = metadataOf('private-training-page', {
  title: 'Private training',
  description:
    'Private basketball training in Surprise, Arizona, 8U to college: rates for one player or a small group, and how to book.',
  path: paths.privateTraining,
  keywords: ['private basketball training', '1-on-1 basketball coach', 'small group training'],
})

export default async function PrivateTrainingPage() {
  const [{ hero, rates, ages, booking, closing }, { phone }] = await Promise.all([
    getPageTexts('private-training-page'),
    getSiteSettings(),
  ])
  if (!hero?.title) return <UnpublishedPage title="PRIVATE TRAINING" />
  const billed = billedLabel(
    'hour',
    0,
    rates.items.map(({ cents }) => cents),
  )
  const trail = [{ label: 'Train', href: paths.train }, { label: 'Private Training' }]
  return (
    <>
      <PageHero above={<Breadcrumbs trail={trail} />} title={hero.title} lede={hero.lede}>
        <p className={styles.terms}>
          <span className={`${styles.range} num`}>{hero.range}</span>
          {billed}
        </p>
        <CallButtons texts={hero} phone={phone} />
      </PageHero>
      <Rates rates={rates} />
      <section className={`${styles.ages} section`} aria-labelledby="ages-heading">
        <div className="wrap">
          <SectionHead id="ages-heading" label={ages.label} title={ages.title} />
          <TitledList items={ages.items} className={`${titledStyles.isColumns} mt-10`} />
        </div>
      </section>
      <section className={`${styles.booking} section`} aria-labelledby="booking-heading">
        <div className="wrap">
          <SectionHead id="booking-heading" label={booking.label} title={booking.title} />
          <TitledList items={booking.steps} mark="number" className={titledStyles.isColumns} />
        </div>
      </section>
      <NextStep closing={closing}>
        <CallButtons texts={closing} phone={phone} />
      </NextStep>
    </>
  )
}
