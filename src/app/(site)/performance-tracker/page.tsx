import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { AnswerTape } from '@/features/plan/components/AnswerTape'
import { PlanGenerator } from '@/features/plan/components/PlanGenerator.client'
import { PlanIntro } from '@/features/plan/components/PlanIntro'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('plan-page', {
  title: 'Performance tracker',
  description:
    'A free training week and meal plan for one young basketball player, worked out in your own browser. Nothing you type is sent.',
  path: paths.performanceTracker,
  keywords: ['basketball training plan', 'youth athlete meal plan', 'basketball workout generator'],
})

export default async function PerformanceTrackerPage() {
  const texts = await getPageTexts('plan-page')
  const { hero } = texts
  if (!hero?.title) return <UnpublishedPage title="PERFORMANCE TRACKER" />
  return (
    <PlanGenerator
      texts={texts}
      hero={
        <>
          <PageHero label={hero.label} title={hero.title} lede={hero.lede} compact />
          <AnswerTape />
        </>
      }
      intro={<PlanIntro texts={texts.form} />}
    />
  )
}
