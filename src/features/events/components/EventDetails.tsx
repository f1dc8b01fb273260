import type { EventsPage } from '@/payload-types'
import { Tag } from '@/components/ui/Tag'
import { formatDay } from '@/lib/dates'
import { repeatLabel, timesLabel } from '../rules/labels'
import type { Occurrence } from '../rules/occurrences'
import type { PublicEvent } from '../rules/public-event'
import styles from './events.module.css'

const VISIBLE_DATES = 12

type EventDetailsProps = { event: PublicEvent; coming: Occurrence[]; texts: EventsPage['event'] }

/** Shows the description and the directions, and beside them the next dates of a repeating event. */
export function EventDetails({ event, coming, texts }: EventDetailsProps) {
  const { description, place, repeat, isCancelled } = event
  const takesPlaceAgain = repeat !== 'none' && !isCancelled
  const paragraphs = (description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return (
    <div className="wrap section split">
      <div>
        <span className="label">Where</span>
        <address className={styles.place}>
          <b>{place.name}</b>
          {place.address}
        </address>
      </div>
      <div className={styles.about}>
        {takesPlaceAgain && <p className="lede font-semibold">{repeatLabel(event)}.</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {takesPlaceAgain && coming.length > 0 && (
          <Dates dates={coming.slice(0, VISIBLE_DATES)} title={texts.datesTitle} />
        )}
      </div>
    </div>
  )
}

function Dates({ dates, title }: { dates: Occurrence[]; title: string }) {
  return (
    <section aria-labelledby="dates-heading" className="mt-8">
      <h2 id="dates-heading" className={styles.datesHeading}>
        {title}
      </h2>
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date.day} className={date.isCancelled ? styles.isCancelled : undefined}>
            <DateLine date={date} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function DateLine({ date }: { date: Occurrence }) {
  const { day, isCancelled, note } = date
  const line = (
    <>
      <time dateTime={day}>{formatDay(day, 'EEE, MMM d')}</time>
      <span>{timesLabel(date)}</span>
    </>
  )
  if (!isCancelled) return line
  return (
    <>
      <s>{line}</s>
      <Tag tone="bad">Canceled</Tag>
      {note && <p>{note}</p>}
    </>
  )
}
