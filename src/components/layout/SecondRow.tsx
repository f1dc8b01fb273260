import type { HeaderData } from './chrome-data'
import { SignedIn } from './SignedIn'
import { NavLink } from './NavLink'
import styles from './chrome.module.css'

/** The row below the header bar: the academy's location, links for members and families, and the phone number. */
export function SecondRow({ data: { city, second, phone } }: { data: HeaderData }) {
  return (
    <nav aria-label="For families" className={styles.secondRow}>
      <div className="wrap">
        <span className="mr-auto">{city}</span>
        {second.map((link) => (
          <NavLink key={link.href} {...link} />
        ))}
        <SignedIn />
        {phone && (
          <a href={phone.href} className={styles.secondTel}>
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
            {phone.label}
          </a>
        )}
      </div>
    </nav>
  )
}

/** The second row in the side menu: three links in one row, then the phone number and the office hours. */
export function PhoneLinks({ data: { second, hours, phone } }: { data: HeaderData }) {
  return (
    <>
      <nav aria-label="More for families" className={styles.sideQuiet}>
        {second.map((link) => (
          <NavLink key={link.href} {...link} />
        ))}
        <SignedIn />
      </nav>
      {phone && (
        <a href={phone.href} className={styles.sideCall}>
          <span>Call us</span>
          <b>{phone.label}</b>
        </a>
      )}
      {phone && hours && <p className={styles.sideHours}>{hours}</p>}
    </>
  )
}
