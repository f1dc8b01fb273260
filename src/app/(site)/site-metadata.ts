import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { getSiteSettings } from '@/features/site/server/site'

/** Returns the common metadata of public pages; pages add their own with `pageMetadata`. */
export async function siteMetadata(): Promise<Metadata> {
  const { academyName, description } = await getSiteSettings()
  const title = { default: academyName, template: `%s | ${academyName}` }
  const base = pageMetadata({ title: academyName, description, path: paths.home, absolute: true })
  return {
    ...base,
    metadataBase: new URL(env().PUBLIC_URL),
    title,
    applicationName: academyName,
    // A page without a canonical address of its own must not inherit that of the home page.
    alternates: null,
    openGraph: { ...base.openGraph, title, url: undefined },
    twitter: { ...base.twitter, title },
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-icon.png' },
    formatDetection: { telephone: false },
  }
}
