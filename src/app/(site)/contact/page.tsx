import type { Metadata } from 'next'
import { JsonLd } from '@/components/ui/JsonLd'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { CallHero } from '@/features/site/components/contact-page/CallHero'
import { Reach } from '@/features/site/components/contact-page/Reach'
import { Valley } from '@/features/site/components/contact-page/Valley'
import { listDrives } from '@/features/site/rules/valley'
import { listCities } from '@/features/site/server/ordered-lists'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { organizationData } from '@/lib/structured-data'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { academyName, cityLine, phone }] = await Promise.all([
    getPageTexts('contact-page'),
    getSiteSettings(),
  ])
  const description = `Address, phone, hours and profiles of ${academyName}. ${[cityLine, phone].join(', ')}.`
  const keywords = ['contact', 'basketball gym', 'basketball academy phone']
  return pageMetadata({ meta, title: 'Contact', description, path: paths.contact, keywords })
}

export default async function ContactPage() {
  const [{ hero, locations, reach }, settings, cities] = await Promise.all([
    getPageTexts('contact-page'),
    getSiteSettings(),
    listCities(),
  ])
  if (!hero?.title) return <UnpublishedPage title="Contact" />
  return (
    <>
      <CallHero hero={hero} phone={settings.phone} />
      {locations?.title && <Valley locations={locations} settings={settings} drives={listDrives(cities)} />}
      {reach?.writeText && <Reach reach={reach} settings={settings} />}
      <JsonLd data={organizationData(settings)} />
    </>
  )
}
