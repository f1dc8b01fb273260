import type { Metadata } from 'next'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { LegalText } from '@/features/site/components/legal/LegalText'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { description }] = await Promise.all([getPageTexts('terms-page'), getSiteSettings()])
  return pageMetadata({ meta, title: 'Terms', description: hero?.lede || description, path: paths.terms })
}

export default async function TermsPage() {
  const { hero, text } = await getPageTexts('terms-page')
  if (!hero?.title) return <UnpublishedPage title="Terms" />
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} compact />
      <LegalText text={text} />
    </>
  )
}
