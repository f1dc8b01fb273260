import { Arrow } from '../ui/Arrow'
import { SiteLink } from '../ui/SiteLink.client'
import type { Navigation } from '@/payload-types'
import styles from './chrome.module.css'

type FooterLinksProps = { links: NonNullable<Navigation['footer']> }

/** Two columns of links; a link that opens in a new tab says so. */
export function FooterLinks({ links }: FooterLinksProps) {
  return (
    <nav aria-label="Footer">
      <h2 className="label">Explore</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-2">
        {links.map(({ href, label, newTab }) => (
          <li key={href}>
            {newTab ? (
              <a href={href} target="_blank" rel="noopener" className={styles.footerLink}>
                <span>
                  {label} <Arrow leaving />
                </span>
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              <SiteLink href={href} className={styles.footerLink}>
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
