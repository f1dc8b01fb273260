import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Notices } from '@/features/members/components/Notices.client'
import { SignInMark } from '@/features/members/components/SignInMark.client'
import { findViewer } from '@/features/members/server/viewer'
import { SiteDocument } from '../(site)/SiteDocument'
import { siteMetadata } from '../(site)/site-metadata'
import { MembersDocument } from './MembersDocument'

export const viewport: Viewport = { themeColor: '#0b0d12', colorScheme: 'dark' }

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await siteMetadata()), robots: { index: false, follow: true } }
}

/** Uses the public site's document for visitors, and the film room's for members. Each page checks its viewer itself. */
export default async function MembersLayout({ children }: { children: ReactNode }) {
  const viewer = await findViewer()
  return viewer ? (
    <MembersDocument viewer={viewer}>{children}</MembersDocument>
  ) : (
    <SiteDocument>
      {children}
      <Notices name="" />
      <SignInMark isSignedIn={false} />
    </SiteDocument>
  )
}
