import type { Metadata } from 'next'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { CoachList } from '@/features/site/components/coaches/CoachList'
import { listCoaches } from '@/features/site/server/ordered-lists'
import { Standards } from '@/features/site/components/coaches/Standards'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { academyName }] = await Promise.all([getPageTexts('coaches-page'), getSiteSettings()])
  return pageMetadata({
    meta,
    title: 'Coaches',
    description: `Meet the coaching staff of ${academyName} in Surprise, Arizona: who works with your child, and how.`,
    path: paths.coaches,
    keywords: ['basketball coaches', 'youth basketball coaching'],
  })
}

export default async function CoachesPage() {
  const [page, coaches] = await Promise.all([getPageTexts('coaches-page'), listCoaches()])
  if (!page.hero?.title) return <UnpublishedPage title="Our coaches" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} page="/coaches" size="huge" />
      <CoachList coaches={coaches} list={page.list} />
      <Standards standards={page.standards} />
      <NextStep closing={page.closing} />
    </>
  )
}
