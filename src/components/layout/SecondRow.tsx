import type { Navigation, SiteSetting } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import { SignedIn } from './SignedIn.client'
import { NavLink } from './NavLink.client'
import styles from './chrome.module.css'

type SecondRowProps = { links: NonNullable<Navigation['second']>; settings: Pick<SiteSetting, 'cityLine' | 'phone'> }

const POSTAL_CODE = /\s*\d{5}(-\d{4})?$/

/** The row below the header bar: the academy's location, links for members and families, and the phone number. */
export function SecondRow({ links, settings: { cityLine, phone } }: SecondRowProps) {
  return (
    <nav aria-label="For families" className={styles.secondRow}>
      <div className="wrap">
        <span className="mr-auto">{cityLine.replace(POSTAL_CODE, '')}</span>
        {links.map((link) => (
          <NavLink key={link.href} href={link.href} label={link.label} />
        ))}
        <SignedIn />
        {phone && (
          <a href={telHref(phone)} className={styles.secondTel}>
            {/* Inline SVG, because an icon of the library would add its script to every page. */}
            <svg
              width="16"
              height="16"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="M21 16.5v3a2 2 0 0 1-2.2 2A18.5 18.5 0 0 1 2.5 5.2 2 2 0 0 1 4.5 3h3l1.5 4.5-2 1.5a14 14 0 0 0 6 6l1.5-2z" />
            </svg>
            {phone}
          </a>
        )}
      </div>
    </nav>
  )
}

type PhoneLinksProps = { links: SecondRowProps['links']; settings: Pick<SiteSetting, 'hours' | 'phone'> }

/** The second row in the side menu: three links in one row, then the phone number and the office hours. */
export function PhoneLinks({ links, settings: { hours, phone } }: PhoneLinksProps) {
  return (
    <>
      <nav aria-label="More for families" className={styles.sideQuiet}>
        {links.map((link) => (
          <NavLink key={link.href} href={link.href} label={link.label} />
        ))}
        <SignedIn />
      </nav>
      {phone && (
        <a href={telHref(phone)} className={styles.sideCall}>
          <span>Call us</span>
          <b>{phone}</b>
        </a>
      )}
      {phone && hours?.[0] && (
        <p className={styles.sideHours}>
          {hours[0].days}, {hours[0].times}
        </p>
      )}
    </>
  )
}
