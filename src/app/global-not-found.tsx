import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { NotFoundSection } from '@/components/layout/NotFoundSection'
import { SiteDocument } from './(site)/SiteDocument'
import { siteMetadata } from './(site)/site-metadata'

/** Answers 404 for unknown addresses, rendered on the server with the site's bar and footer. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundSection />
    </SiteDocument>
  )
}

export async function generateMetadata(): Promise<Metadata> {
  const site = await siteMetadata()
  const title = `Page not found | ${site.applicationName}`
  const description = 'This page does not exist, or it has moved.'
  return { ...site, ...pageMetadata({ title, description, path: paths.notFound, noindex: true, absolute: true }) }
}
