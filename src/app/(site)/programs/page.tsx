import type { Metadata } from 'next'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { ProgramList } from '@/features/site/components/programs/ProgramList'
import { StartingSum } from '@/features/site/components/programs/StartingSum'
import { listPrograms } from '@/features/site/server/programs'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { billedLabel } from '@/features/site/rules/programs'
import { getFees, getSiteSettings } from '@/features/site/server/site'
import { withoutPostalCode } from '@/lib/text'
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
  const [{ hero, list, closing }, programs, fees, { rates }, { street, cityLine }] = await Promise.all([
    getPageTexts('programs-page'),
    listPrograms(),
    getFees(),
    getPageTexts('private-training-page'),
    getSiteSettings(),
  ])
  const hourlyCents = (rates?.items ?? []).map(({ cents }) => cents)
  if (!hero?.title) return <UnpublishedPage title="OUR PROGRAMS" />
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} />
      <ProgramList
        programs={programs}
        list={list}
        billedFor={(unit) => billedLabel(unit, fees.monthlyCents, hourlyCents)}
        gym={{ city: withoutPostalCode(cityLine), street }}
      />
      {closing?.title && <StartingSum closing={closing} fees={fees} />}
    </>
  )
}
