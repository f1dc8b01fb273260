import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { divisionsLabel, timesLabel } from '../rules/labels'
import { headlineOf, listNextUp } from '../rules/next-up'
import type { Occurrence } from '../rules/occurrences'
import { DateLine } from './DateLine'
import styles from './strip.module.css'

type NextDateProps = {
  coming: readonly Occurrence[]
  /** A button beside the title. */
  children?: ReactNode
}

/** The next date in the largest letters of the page, and the dates after it. Empty without a coming date. */
export function NextDate({ coming, children }: NextDateProps) {
  const [first, second] = coming
  if (!first) return null
  const { event, isCancelled, note } = first
  const now = new Date()
  return (
    <>
      <DateLine date={first} after={second} now={now} />
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
            <time dateTime={date.day}>
              {isNamed ? (
                <>
                  {day} <span>{time}</span>
                </>
              ) : (
                formatDay(date.day, 'EEE, MMM d')
              )}
            </time>
            <span>
              {date.isCancelled ? <s>{date.event.title}</s> : date.event.title}
              {!isNamed && (
                <>
                  , <span>{timesLabel(date)}</span>
                </>
              )}
            </span>
            <span>{divisionsLabel(date.event.divisions)}</span>
          </li>
        )
      })}
    </ol>
  )
}
