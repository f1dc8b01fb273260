import '@/components/styles/site.css'
import type { ReactNode } from 'react'
import { CardPlays } from '@/components/court/CardPlays.client'
import { AnnouncementBar } from '@/components/layout/AnnouncementBar'
import { HydrationMarker } from '@/components/layout/PageStart.client'
import { ToasterHost } from '@/components/ui/ToasterHost.client'
import { Notices } from '@/features/members/components/Notices.client'
import { SignInMark } from '@/features/members/components/SignInMark.client'
import { LogoutButton } from '@/features/members/components/LogoutButton.client'
import { findAnnouncement } from '@/features/site/server/announcement'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import type { Viewer } from '@/features/members/server/viewer'
import { fontClasses } from '../(site)/fonts'
import { MembersLink } from './MembersLink.client'
import styles from './members.module.css'
import accountStyles from '@/features/members/components/account.module.css'

/** The document of signed-in members: a bar with their links, and the page. */
export async function MembersDocument({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const announcement = await findAnnouncement()
  return (
    <html lang="en" className={fontClasses}>
      <body className="members">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {announcement && <AnnouncementBar {...announcement} />}
        <header className={styles.bar}>
          <div className="wrap">
            <a href={paths.filmRoom} className={styles.brand}>
              Film room
            </a>
            <nav aria-label="Film room">
              <MembersLink href={paths.home} label="Main site" />
              {navLinksOf(viewer).map(({ href, label }) => (
                <MembersLink key={href} href={href} label={label} />
              ))}
            </nav>
            <p className={styles.name}>{viewer.name}</p>
            {viewer.kind === 'member' ? (
              <LogoutButton />
            ) : (
              <a href={adminPaths.logout} className={`btn line ${accountStyles.membersLogout}`}>
                Logout
              </a>
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Notices name={viewer.name} />
        {viewer.kind === 'member' && <SignInMark isSignedIn />}
        <ToasterHost theme="dark" position="top-right" />
        <CardPlays />
        <HydrationMarker />
      </body>
    </html>
  )
}

function navLinksOf({ role }: Viewer): { href: string; label: string }[] {
  const library = { href: paths.filmRoom, label: 'Library' }
  if (role === 'parent') return [library, { href: paths.familyHome, label: 'Family' }]
  if (role === 'coach' || role === 'admin') return [library, { href: paths.coachHome, label: 'Coach' }]
  return [library]
}
