import type { ReactNode } from 'react'
import type { Navigation } from '@/payload-types'
import { SiteLink } from '../ui/SiteLink.client'
import styles from './chrome.module.css'

type FooterLegalProps = { links: NonNullable<Navigation['legal']>; children: ReactNode }

/** The end of the bottom line: legal links and copyright. */
export function FooterLegal({ links, children }: FooterLegalProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      {links.map(({ href, label }) => (
        <SiteLink key={href} href={href} className={styles.footerLink}>
          {label}
        </SiteLink>
      ))}
      <p className="opacity-80">{children}</p>
    </div>
  )
}
