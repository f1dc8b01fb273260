import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { getSiteSettings } from '@/features/site/store/site'

/** What the head of every public page has in common; pages add their own through `pageMetadata`. */
export async function siteMetadata(): Promise<Metadata> {
  const { academyName, description } = await getSiteSettings()
  const title = { default: academyName, template: `%s | ${academyName}` }
  const base = pageMetadata({ title: academyName, description, path: paths.home, absolute: true })
  return {
    ...base,
    metadataBase: new URL(env().PUBLIC_URL),
    title,
    applicationName: academyName,
    // A page that forgets its own address must not claim to be the home page.
    alternates: null,
    openGraph: { ...base.openGraph, title, url: undefined },
    twitter: { ...base.twitter, title },
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-icon.png' },
    formatDetection: { telephone: false },
  }
}
