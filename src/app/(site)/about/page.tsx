import type { Metadata } from 'next'
import { plays } from '@/lib/court/plays'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ClosingCall } from '@/components/ui/ClosingCall'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Methodology } from '@/features/site/components/about/Methodology'
import { Story } from '@/features/site/components/about/Story'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { description }] = await Promise.all([getPageTexts('about-page'), getSiteSettings()])
  const keywords = ['about', 'youth basketball coaching', 'player development']
  return pageMetadata({ meta, title: 'About', description: hero?.lede || description, path: paths.about, keywords })
}

export default async function AboutPage() {
  const { hero, story, methodology, closing } = await getPageTexts('about-page')
  if (!hero?.title) return <UnpublishedPage title="About" />
  const trail = <Breadcrumbs trail={[{ label: 'Home', href: paths.home }, { label: 'About' }]} />
  return (
    <>
      <PageHero above={trail} title={hero.title} lede={hero.lede} play={plays.weakSideSwing} size="huge" />
      {story?.title && <Story story={story} />}
      {methodology?.title && <Methodology methodology={methodology} />}
      {closing?.title && <ClosingCall closing={closing} play={plays.zipper} />}
    </>
  )
}
