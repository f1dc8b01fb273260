import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/Footer'
import { HashScroll } from '@/components/layout/HashScroll.client'
import { Header } from '@/components/layout/Header'
import { ScrollToTop } from '@/components/layout/ScrollToTop.client'
import { ToasterHost } from '@/components/ui/ToasterHost.client'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { getNavigation, getSiteSettings, listSponsors } from '@/server/site'
import { display, text } from './fonts'
import './globals.css'

export const revalidate = 300

export const viewport: Viewport = { themeColor: '#0b0d12', colorScheme: 'light' }

export async function generateMetadata(): Promise<Metadata> {
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

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [settings, navigation, sponsors] = await Promise.all([getSiteSettings(), getNavigation(), listSponsors()])
  return (
    <html lang="en" data-scroll-behavior="smooth" className={`${display.variable} ${text.variable}`}>
      <body>
        {/* Hoisted into the head. A page's own sharing tags would replace it if the metadata above said it. */}
        <meta property="og:site_name" content={settings.academyName} />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Header academyName={settings.academyName} navigation={navigation} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer settings={settings} navigation={navigation} sponsors={sponsors} />
        <ScrollToTop />
        <HashScroll />
        <ToasterHost />
      </body>
    </html>
  )
}
