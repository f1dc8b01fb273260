import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { NextStep } from '@/components/ui/NextStep'
import { HeroLinks } from '@/components/ui/HeroLinks'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Points } from '@/features/site/components/academy/Points'
import { ApplicationSteps } from '@/features/registration/components/applications/ApplicationSteps'
import { ApplicationSection } from '@/features/registration/components/applications/ApplicationSection'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('advanced-academy-page', {
  title: 'Advanced Academy, high school',
  description:
    'An elite high-school basketball program in Surprise, Arizona: training, film and responsibility. Players apply for a place.',
  path: paths.advancedAcademy,
  keywords: ['high school basketball training', 'elite basketball program', 'advanced basketball academy'],
})

export default async function AdvancedAcademyPage() {
  const [page, { phone }] = await Promise.all([getPageTexts('advanced-academy-page'), getSiteSettings()])
  if (!page.hero?.title) return <UnpublishedPage title="ADVANCED ACADEMY" />
  const { title, lede } = page.hero
  const trail = <Breadcrumbs trail={[{ label: 'Academy', href: paths.academy }, { label: 'Advanced Academy' }]} />
  return (
    <>
      <PageHero above={trail} title={title} lede={lede} size="huge">
        <HeroLinks hero={page.hero} />
      </PageHero>
      <ApplicationSteps title={page.apply.stepsTitle} steps={page.apply.steps} />
      <Points id="program-heading" ground="paper" section={page.program} />
      <ApplicationSection texts={page.apply} phone={phone} />
      <NextStep closing={page.closing} />
    </>
  )
}
