import type { Announcement } from '@/payload-types'
import { SiteLink } from '../ui/SiteLink.client'
import styles from './announcement.module.css'

/** The announcement above the header. It scrolls away with the page and expires by itself, so it needs no close button. */
export function AnnouncementBar({ text, href, linkLabel }: Announcement) {
  return (
    <aside className={styles.announcement} aria-label="Announcement">
      <p className="wrap">
        {text} {href && <SiteLink href={href}>{linkLabel || 'Read more'}</SiteLink>}
      </p>
    </aside>
  )
}
