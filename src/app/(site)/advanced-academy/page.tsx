import type { Metadata } from 'next'
import { plays } from '@/components/court/plays'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { PageHero } from '@/components/ui/PageHero'
import { Unwritten } from '@/components/ui/Unwritten'
import { Points } from '@/features/academy/Points'
import { getAdvancedAcademyPage } from '@/features/academy/queries'
import { ApplicationSection } from '@/features/applications/ApplicationSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/server/site'

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = await getAdvancedAcademyPage()
  return pageMetadata({
    meta,
    title: 'Advanced Academy, high school',
    description:
      'An elite high-school basketball program in Surprise, Arizona: training, film and responsibility. Players apply for a place.',
    path: paths.advancedAcademy,
    keywords: ['high school basketball training', 'elite basketball program', 'advanced basketball academy'],
  })
}

export default async function AdvancedAcademyPage() {
  const [page, { phone }] = await Promise.all([getAdvancedAcademyPage(), getSiteSettings()])
  if (!page.hero?.title) return <Unwritten title="ADVANCED ACADEMY" />
  const { title, lede, primaryHref, primaryLabel, secondaryHref, secondaryLabel } = page.hero
  const trail = <Breadcrumbs trail={[{ label: 'Academy', href: paths.academy }, { label: 'Advanced Academy' }]} />
  return (
    <>
      <PageHero above={trail} title={title} lede={lede} play={plays.backdoor} size="huge">
        <div className="flex flex-wrap gap-4">
          <Button href={primaryHref} big arrow>
            {primaryLabel}
          </Button>
          <Button href={secondaryHref} variant="line" big>
            {secondaryLabel}
          </Button>
        </div>
      </PageHero>
      <Points id="program-heading" ground="paper" section={page.program} />
      <ApplicationSection texts={page.apply} phone={phone} />
      <ClosingBand title={page.closing.title} play={plays.floppy}>
        <Button href={page.closing.buttonHref} variant="ink" big arrow>
          {page.closing.buttonLabel}
        </Button>
      </ClosingBand>
    </>
  )
}
