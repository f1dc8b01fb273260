import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Methodology } from '@/features/site/components/about/Methodology'
import { Door } from '@/features/site/components/about/Door'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings, listStages } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { description }] = await Promise.all([getPageTexts('about-page'), getSiteSettings()])
  const keywords = ['about', 'youth basketball coaching', 'player development']
  return pageMetadata({ meta, title: 'About', description: hero?.lede || description, path: paths.about, keywords })
}

export default async function AboutPage() {
  const [{ hero, story, methodology, closing }, stages] = await Promise.all([getPageTexts('about-page'), listStages()])
  if (!hero?.title) return <UnpublishedPage title="About" />
  const trail = <Breadcrumbs trail={[{ label: 'Home', href: paths.home }, { label: 'About' }]} />
  return (
    <>
      <PageHero above={trail} title={hero.title} lede={hero.lede} />
      {story?.title && <Door story={story} stages={stages} />}
      {methodology?.title && <Methodology methodology={methodology} />}
      {closing?.title && <NextStep closing={closing} />}
    </>
  )
}
