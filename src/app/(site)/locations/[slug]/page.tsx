import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextStep } from '@/components/ui/NextStep'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { CityHero } from '@/features/site/components/cities/CityHero'
import { CityQuote } from '@/features/site/components/cities/CityQuote'
import { Drive } from '@/features/site/components/cities/Drive'
import { OtherCities } from '@/features/site/components/cities/OtherCities'
import { listCities } from '@/features/site/server/ordered-lists'
import { citySlug, geoTags, withCity } from '@/features/site/rules/cities'
import { Stories } from '@/features/site/components/cities/Stories'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { redirectMoved } from '@/server/content/redirects'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listCities()).map(({ slug }) => ({ slug: `${slug}-basketball` }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { city, page } = await findCity(params)
  if (!city) return { robots: { index: false } }
  const { slug, metaDescription: description, keywords } = city
  const title = page.hero?.title ?? city.city
  return { ...pageMetadata({ title, description, path: paths.city(slug), keywords }), other: geoTags(city) }
}

export default async function CityPage({ params }: Props) {
  const { slug, city, page, cities } = await findCity(params)
  if (!city && slug) await redirectMoved(paths.city(slug))
  if (!city) notFound()
  if (!page.hero?.title) return <UnpublishedPage title={city.city} />
  return (
    <>
      <CityHero hero={page.hero} city={city} index={cities.indexOf(city)} />
      <Drive drive={page.drive} city={city} cities={cities} />
      <Stories stories={page.stories} city={city} />
      <CityQuote quote={page.quote} testimonial={city.testimonial} />
      <OtherCities others={page.others} cities={cities.filter((other) => other !== city)} />
      <NextStep
        closing={{ ...page.closing, buttonHref: page.closing.startHref, buttonLabel: page.closing.startLabel }}
      />
    </>
  )
}

async function findCity(params: Props['params']) {
  const slug = citySlug((await params).slug)
  const [shared, cities] = await Promise.all([getPageTexts('cities-page'), listCities()])
  const city = cities.find((one) => one.slug === slug)
  return { slug, city, cities, page: city ? withCity(shared, city) : shared }
}
