import type { SiteSetting } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import { SocialIcon } from './SocialIcon'
import styles from './chrome.module.css'

/** Address, phone, e-mail and the academy's profiles. */
export function FooterContact({ settings }: { settings: SiteSetting }) {
  const { street, cityLine, phone, email, socials } = settings
  return (
    <div>
      <h2 className="label">Visit and write</h2>
      <address className="mt-4 grid not-italic">
        <span className="py-2">
          {street}
          <br />
          {cityLine}
        </span>
        {phone && (
          <a href={telHref(phone)} className={styles.footerLink}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={styles.footerLink}>
            {email}
          </a>
        )}
      </address>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <SocialLink href={socials?.facebook} name="Facebook" />
        <SocialLink href={socials?.instagram} name="Instagram" />
      </ul>
    </div>
  )
}

function SocialLink({ href, name }: { href?: string | null; name: 'Facebook' | 'Instagram' }) {
  if (!href) return null
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className={styles.footerLink}>
        <SocialIcon name={name} />
        {name}
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}
