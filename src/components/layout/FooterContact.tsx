import { Static } from '../ui/Static'
import type { FooterData } from './chrome-data'
import { SocialIcon } from './SocialIcon'
import styles from './chrome.module.css'

/** Address, phone, e-mail and the academy's profiles. */
export function FooterContact({ data: { address, contacts, socials } }: { data: FooterData }) {
  return (
    <Static as="div">
      <h2 className="label">Visit and write</h2>
      <address className="mt-4 grid not-italic">
        <span className="py-2">
          {address[0]}
          <br />
          {address[1]}
        </span>
        {contacts.map(({ href, label }) => (
          <a key={href} href={href} className={styles.footerLink}>
            {label}
          </a>
        ))}
      </address>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {socials.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" className={styles.footerLink}>
              <SocialIcon name={name} />
              {name}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Static>
  )
}
