import type { Metadata } from 'next'
import { NextStep } from '@/components/ui/NextStep'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { listTestimonials } from '@/features/site/server/ordered-lists'
import { TestimonialList } from '@/features/site/components/testimonials/TestimonialList'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { academyName }] = await Promise.all([getPageTexts('testimonials-page'), getSiteSettings()])
  return pageMetadata({
    meta,
    title: 'Testimonials',
    description: `What families say about ${academyName}, a youth basketball academy in Surprise, Arizona.`,
    path: paths.testimonials,
    keywords: ['testimonials', 'what parents say'],
  })
}

export default async function TestimonialsPage() {
  const [page, testimonials] = await Promise.all([getPageTexts('testimonials-page'), listTestimonials()])
  if (!page.hero?.title) return <UnpublishedPage title="In their words" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} />
      <TestimonialList testimonials={testimonials} list={page.list} />
      <NextStep closing={page.closing} />
    </>
  )
}
