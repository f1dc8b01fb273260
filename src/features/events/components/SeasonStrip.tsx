import { Button } from '@/components/ui/Button'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { divisionsLabel, timesLabel } from '../rules/labels'
import { headlineOf, listNextUp } from '../rules/next-up'
import type { Occurrence } from '../rules/occurrences'
import styles from './strip.module.css'

type SeasonStripProps = { coming: readonly Occurrence[]; now?: Date }

/** The next date in the largest letters of the page, and the dates after it. Empty without a coming date. */
export function SeasonStrip({ coming, now = new Date() }: SeasonStripProps) {
  const [first, second] = coming
  if (!first) return null
  const { event, isCancelled, note } = first
  const { day, time } = headlineOf(first, now)
  const after = second && headlineOf(second, now)
  const words = (
    <span>
      <em>{day}</em> {time}
    </span>
  )
  return (
    <section className={`${styles.strip} ink`} aria-labelledby="next-heading">
      <div className="wrap">
        <h2 id="next-heading" className="label">
          Next on the floor
        </h2>
        <p className={styles.line} data-next={after ? `${after.day} ${after.time}` : ''}>
          {isCancelled ? <s>{words}</s> : words}
        </p>
        <div className={styles.about}>
          <p>
            <SiteLink href={paths.event(event.slug)}>{event.title}</SiteLink>
            {isCancelled && <b>Canceled</b>}
            <span>
              {isCancelled && note ? note : [event.place.name, event.place.address].filter(Boolean).join(', ')}
            </span>
          </p>
          <Button href={paths.events} variant="line" arrow>
            All dates
          </Button>
        </div>
        <Dates dates={listNextUp(coming)} now={now} />
      </div>
    </section>
  )
}

function Dates({ dates, now }: { dates: Occurrence[]; now: Date }) {
  if (dates.length < 2) return null
  return (
    <ol className={styles.dates}>
      {dates.map((date) => {
        const { day, time } = headlineOf(date, now)
        const isNamed = !/\d/.test(day)
        return (
          <li key={`${date.event.slug} ${date.day}`}>
            <time dateTime={date.day}>{isNamed ? `${day} ${time}` : `${formatDay(date.day, 'EEE, MMM d')}`}</time>
            <span>
              {date.isCancelled ? <s>{date.event.title}</s> : date.event.title}
              {!isNamed && `, ${timesLabel(date)}`}
            </span>
            <span>{divisionsLabel(date.event.divisions)}</span>
          </li>
        )
      })}
    </ol>
  )
}
