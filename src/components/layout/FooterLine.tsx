import type { Navigation } from '@/payload-types'
import { SiteLink } from '../ui/SiteLink.client'
import styles from './chrome.module.css'

type FooterLineProps = { label: string; links: NonNullable<Navigation['more']> }

/** A line of links with their common label in front. Renders nothing without links. */
export function FooterLine({ label, links }: FooterLineProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-6">
      <span className="w-full opacity-60 @3xl:w-20">{label}</span>
      {links.map(({ href, label: text }) => (
        <SiteLink key={href} href={href} className={styles.footerLink}>
          {text}
        </SiteLink>
      ))}
    </nav>
  )
}
