import type { Metadata } from 'next'
import { Suspense } from 'react'
import { plays } from '@/components/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { PageHero } from '@/components/ui/PageHero'
import { ProgramList } from '@/features/programs/ProgramList'
import { ProgramListSkeleton } from '@/features/programs/ProgramListSkeleton'
import { getProgramsPage, listPrograms } from '@/features/programs/queries'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import type { ProgramsPage as ProgramsPageTexts } from '@/payload-types'
import { getSiteSettings } from '@/server/site'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero }, { description }] = await Promise.all([getProgramsPage(), getSiteSettings()])
  const keywords = ['basketball programs', 'basketball training', 'private basketball training']
  return pageMetadata({ title: 'Programs', description: hero.lede || description, path: paths.programs, keywords })
}

export default async function ProgramsPage() {
  const { hero, list, closing } = await getProgramsPage()
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} play={plays.pickAndRoll} size="huge" />
      <Suspense fallback={<ProgramListSkeleton />}>
        <Programs list={list} />
      </Suspense>
      {closing.title && (
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

// The list alone may be waited for: a boundary around the whole page would hide it from visitors without scripts.
async function Programs({ list }: { list: ProgramsPageTexts['list'] }) {
  return <ProgramList programs={await listPrograms()} list={list} />
}
