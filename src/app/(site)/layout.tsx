import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteDocument } from './SiteDocument'
import { siteMetadata } from './site-metadata'

export const revalidate = 300

export const viewport: Viewport = { themeColor: '#0b0d12', colorScheme: 'light' }

export const generateMetadata = siteMetadata

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
