import '@/components/styles/site.css'
import type { ReactNode } from 'react'
import { CardPlays } from '@/components/court/CardPlays.client'
import { PreviewBar } from '@/components/editor/PreviewBar'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { HydrationMarker, HashScroll } from '@/components/layout/PageStart.client'
import { toFooterData, toHeaderData } from '@/components/layout/chrome-data'
import { Footer } from '@/components/layout/Footer'
import { Header } from '@/components/layout/Header.client'
import { ScrollToTop } from '@/components/layout/ScrollToTop.client'
import { ToasterHost } from '@/components/ui/ToasterHost.client'
import { siteOrigin } from '@/lib/site-origin'
import { findPreviewer } from '@/server/content/preview'
import { findAnnouncement } from '@/features/site/server/announcement'
import { getNavigation, getSiteSettings, listSponsors } from '@/features/site/server/site'
import announcementStyles from '@/components/layout/announcement.module.css'
import { fontClasses } from './fonts'

/** The document of every public page: bar, content, footer. */
export async function SiteDocument({ children }: { children: ReactNode }) {
  const [settings, navigation, sponsors, announcement, editor] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    listSponsors(),
    findAnnouncement(),
    findPreviewer(),
  ])
  const header = <Header data={toHeaderData(settings, navigation)} />
  return (
    <html lang="en" data-scroll-behavior="smooth" className={fontClasses}>
      <body>
        {/* Hoisted into the head. As metadata it would be replaced by a page's own sharing tags. */}
        <meta property="og:site_name" content={settings.academyName} />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {announcement && <AnnouncementBar {...announcement} />}
        {announcement ? <div className={announcementStyles.below}>{header}</div> : header}
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer data={toFooterData(settings, navigation, sponsors)} />
        {editor && <PreviewBar origin={siteOrigin()} />}
        <ScrollToTop />
        <HashScroll />
        <ToasterHost />
        <CardPlays />
        <HydrationMarker />
      </body>
    </html>
  )
}
