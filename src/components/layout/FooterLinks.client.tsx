'use client'

import { Arrow } from '../ui/Arrow'
import { SiteLink } from '../ui/SiteLink.client'
import type { PageLink } from './chrome-data'
import styles from './chrome.module.css'

/** Links of the footer, one after the other. A client component for the same reason as the header. */
export function FooterLinks({ links }: { links: PageLink[] }) {
  return links.map((link) => <FooterLink key={link.href} {...link} />)
}

/** Two columns of links. */
export function FooterColumns({ links }: { links: PageLink[] }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-2">
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink {...link} />
        </li>
      ))}
    </ul>
  )
}

// A link that opens in a new tab says so.
function FooterLink({ href, label, newTab }: PageLink) {
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener" className={styles.footerLink}>
        <span>
          {label} <Arrow leaving />
        </span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  }
  return (
    <SiteLink href={href} className={styles.footerLink}>
      {label}
    </SiteLink>
  )
}
