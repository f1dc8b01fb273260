import type { CSSProperties, ReactNode } from 'react'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { divisionsLabel, timesLabel } from '../rules/labels'
import { headlineOf, listNextUp } from '../rules/next-up'
import type { Occurrence } from '../rules/occurrences'
import styles from './strip.module.css'

type NextDateProps = {
  coming: readonly Occurrence[]
  now?: Date
  /** A button beside the title. */
  children?: ReactNode
}

/** The next date in the largest letters of the page, and the dates after it. Empty without a coming date. */
export function NextDate({ coming, now = new Date(), children }: NextDateProps) {
  const [first, second] = coming
  if (!first) return null
  const { event, isCancelled, note } = first
  const { day, time } = headlineOf(first, now)
  const after = second && headlineOf(second, now)
  const size = { '--chars': `${day} ${time}`.length, '--longest': Math.max(day.length, time.length) } as CSSProperties
  const words = (
    <span>
      <em>{day}</em> {time}
    </span>
  )
  return (
    <>
      <p className={styles.line} style={size} data-next={after ? `${after.day} ${after.time}` : ''}>
        {isCancelled ? <s>{words}</s> : words}
      </p>
      <div className={styles.about}>
        <p>
          <SiteLink href={paths.event(event.slug)}>{event.title}</SiteLink>
          {isCancelled && <b>Canceled</b>}
          <span>{isCancelled && note ? note : [event.place.name, event.place.address].filter(Boolean).join(', ')}</span>
        </p>
        {children}
      </div>
      <Dates dates={listNextUp(coming)} now={now} />
    </>
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
