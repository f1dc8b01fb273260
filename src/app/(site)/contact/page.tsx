import type { Metadata } from 'next'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Locations } from '@/features/site/components/contact-page/Locations'
import { Reach } from '@/features/site/components/contact-page/Reach'
import { telHref } from '@/lib/phone-numbers'
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
  const [{ hero, locations, reach }, settings] = await Promise.all([getPageTexts('contact-page'), getSiteSettings()])
  if (!hero?.title) return <UnpublishedPage title="Contact" />
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} play={plays.zipper} size="huge">
        {settings.phone && (
          <Button href={telHref(settings.phone)} big>
            {`${hero.phoneLabel} ${settings.phone}`}
          </Button>
        )}
      </PageHero>
      {locations?.title && <Locations locations={locations} settings={settings} />}
      {reach?.writeText && <Reach reach={reach} settings={settings} />}
      <JsonLd data={organizationData(settings)} />
    </>
  )
}
