import type { Metadata } from 'next'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { FeesLine } from '@/features/site/components/fees/FeesLine'
import { ProgramList } from '@/features/site/components/programs/ProgramList'
import { listPrograms } from '@/features/site/server/programs'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { billedLabel } from '@/features/site/rules/programs'
import { getFees, getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { description }] = await Promise.all([getPageTexts('programs-page'), getSiteSettings()])
  const keywords = ['basketball programs', 'basketball training', 'private basketball training']
  return pageMetadata({
    meta,
    title: 'Programs',
    description: hero?.lede || description,
    path: paths.programs,
    keywords,
  })
}

export default async function ProgramsPage() {
  const [{ hero, list, closing }, programs, { monthlyCents }, { rates }] = await Promise.all([
    getPageTexts('programs-page'),
    listPrograms(),
    getFees(),
    getPageTexts('private-training-page'),
  ])
  const hourlyCents = (rates?.items ?? []).map(({ cents }) => cents)
  if (!hero?.title) return <UnpublishedPage title="OUR PROGRAMS" />
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} play={plays.pickAndRoll} size="huge" />
      <FeesLine />
      <ProgramList programs={programs} list={list} billedFor={(unit) => billedLabel(unit, monthlyCents, hourlyCents)} />
      {closing?.title && (
        <ClosingBand title={closing.title} play={plays.handoff}>
          <Button href={closing.registerHref} variant="ink" big arrow>
            {closing.registerLabel}
          </Button>
          <Button href={closing.contactHref} variant="line" big>
            {closing.contactLabel}
          </Button>
        </ClosingBand>
      )}
    </>
  )
}
