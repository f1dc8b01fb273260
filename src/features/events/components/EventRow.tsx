import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { alsoLabel, divisionsLabel, timesLabel, weekdaysLabel } from '../rules/labels'
import type { MonthRow } from '../rules/months'
import { EVENT_TYPES } from '../rules/options'
import styles from './events.module.css'

/** Renders one line of the list: the day in large type, then title, place, audience and time. */
export function EventRow({ row: { first, others } }: { row: MonthRow }) {
  const { event, day, isCancelled, note } = first
  return (
    <li className={isCancelled ? `${styles.row} ${styles.isCancelled}` : styles.row}>
      <time dateTime={day} className={styles.day}>
        <b>{formatDay(day, 'd')}</b>
        <span>{weekdaysLabel(first)}</span>
      </time>
      <div className={styles.what}>
        <p className={styles.tags}>
          <Tag>{EVENT_TYPES[event.type]}</Tag>
          {isCancelled && <Tag tone="bad">Canceled</Tag>}
        </p>
        <h3>
          <SiteLink href={paths.event(event.slug)}>{isCancelled ? <s>{event.title}</s> : event.title}</SiteLink>
        </h3>
        {isCancelled && note && <p className={styles.note}>{note}</p>}
        {others.length > 0 && <p className={styles.also}>{alsoLabel(others)}</p>}
      </div>
      <dl className={styles.facts}>
        <dt className="sr-only">Time</dt>
        <dd className={styles.time}>{isCancelled ? <s>{timesLabel(first)}</s> : timesLabel(first)}</dd>
        <dt className="sr-only">Place</dt>
        <dd>{event.place.name}</dd>
        <dt className="sr-only">For</dt>
        <dd>{divisionsLabel(event.divisions)}</dd>
      </dl>
    </li>
  )
}
