import '@/components/styles/site.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { HydrationMarker } from '@/components/layout/PageStart.client'
import { BallMark } from '@/components/layout/BallMark'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { fontClasses } from '../(site)/fonts'
import styles from '@/features/inbox/admin/submissions/submissions.module.css'

export const viewport: Viewport = { themeColor: '#0b0d12' }

export const metadata: Metadata = {
  title: { default: 'Back office', template: '%s | Back office' },
  robots: { index: false, follow: false },
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] },
}

/** The document of office pages outside the admin. Each page checks its own access. */
export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body className={styles.office}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <header className={styles.officeBar}>
          <div className="wrap">
            <a href={adminPaths.home} className={styles.officeBrand}>
              <BallMark size={28} />
              Back office
            </a>
            <nav aria-label="Back office">
              <a href={adminPaths.inbox()}>Inbox</a>
              <a href={paths.home}>The site</a>
            </nav>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <HydrationMarker />
      </body>
    </html>
  )
}
