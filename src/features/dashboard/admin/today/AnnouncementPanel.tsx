import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { Announcement } from '@/payload-types'
import { Panel } from './Panel'
import { TakeDown } from './TakeDown.client'
import styles from './day.module.css'

/** The current and scheduled announcements, as visitors see them. */
export function AnnouncementPanel({ announcements }: { announcements: Announcement[] }) {
  const now = new Date().toISOString()
  return (
    <Panel title="Announcement" link={{ href: adminPaths.list('announcements'), label: 'All' }}>
      {announcements.map((announcement) => (
        <article key={announcement.id} className={styles.announcement} aria-label={announcement.text}>
          <p>{announcement.text}</p>
          <dl>
            <dt>{announcement.startsAt > now ? 'From' : 'Since'}</dt>
            <dd>{formatMoment(announcement.startsAt)}</dd>
            <dt>Until</dt>
            <dd>{formatMoment(announcement.endsAt)}</dd>
          </dl>
          <div>
            <a className="fc-button" href={adminPaths.document('announcements', announcement.id)}>
              Change
            </a>
            <TakeDown id={announcement.id} endsAt={announcement.endsAt} startsAt={announcement.startsAt} />
          </div>
        </article>
      ))}
      {announcements.length === 0 && <p>None. A line above every page, for news such as “No practice tonight”.</p>}
      <a className="fc-button" href={adminPaths.document('announcements', 'create')}>
        Announce something
      </a>
    </Panel>
  )
}
