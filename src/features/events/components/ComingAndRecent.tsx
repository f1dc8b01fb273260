import { Tag } from '@/components/ui/Tag'
import type { EventsPage } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { alsoLabel, divisionsLabel, timesLabel, weekdaysLabel } from '../rules/labels'
import { groupByMonth, type MonthGroup, type MonthRow, monthTitle } from '../rules/months'
import type { Occurrence } from '../rules/occurrences'
import { EVENT_TYPES } from '../rules/options'
import styles from './events.module.css'

const VISIBLE_PAST = 6

type ComingAndRecentProps = { texts: EventsPage['list']; coming: Occurrence[]; recent: Occurrence[] }

/** Shows the coming events with the recent ones apart, or only the recent ones when none are coming. */
export function ComingAndRecent({ texts, coming, recent }: ComingAndRecentProps) {
  return (
    <div className="section">
      <div className="wrap">
        {coming.length > 0 ? (
          <>
            <EventList groups={groupByMonth(coming)} />
            <Past texts={texts} recent={recent} />
          </>
        ) : (
          <>
            <p className="lede">{texts.empty}</p>
            <p className="label mt-14">{texts.recentLabel}</p>
            <EventList groups={groupByMonth(recent)} />
          </>
        )}
      </div>
    </div>
  )
}

function Past({ texts, recent }: Pick<ComingAndRecentProps, 'texts' | 'recent'>) {
  const held = recent.filter(({ isCancelled }) => !isCancelled).slice(0, VISIBLE_PAST)
  if (held.length === 0) return null
  return (
    <section className={styles.past} aria-labelledby="past-heading">
      <h2 id="past-heading">{texts.recentLabel}</h2>
      <ol>
        {held.map(({ event, day }) => (
          <li key={`${event.slug} ${day}`}>
            <time dateTime={day}>{formatDay(day, 'EEE, MMM d')}</time>
            <SiteLink href={paths.event(event.slug)}>{event.title}</SiteLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Lists dates by month: the month on the left, its events on the right. */
function EventList({ groups }: { groups: MonthGroup[] }) {
  return groups.map(({ month, rows }) => {
    const [name, year] = monthTitle(month).split(' ')
    return (
      <section key={month} className={styles.monthPart} aria-labelledby={`month-${month}`}>
        <h2 id={`month-${month}`}>
          {name} <span>{year}</span>
        </h2>
        <ol>
          {rows.map((row) => (
            <EventRow key={`${row.first.event.slug}-${row.first.day}`} row={row} />
          ))}
        </ol>
      </section>
    )
  })
}

/** Renders one line of the list: the day in large type, then title, place, audience and time. */
function EventRow({ row: { first, others } }: { row: MonthRow }) {
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
