import type { CSSProperties } from 'react'
import { headlineOf } from '../rules/next-up'
import type { Occurrence } from '../rules/occurrences'
import styles from './strip.module.css'

type DateLineProps = {
  date: Occurrence
  /** The date after it, cut by the edge of the page. */
  after?: Occurrence
  now?: Date
}

/** A date in the largest letters of the page: day and time. */
export function DateLine({ date, after, now = new Date() }: DateLineProps) {
  const { day, time } = headlineOf(date, now)
  const next = after && headlineOf(after, now)
  const size = { '--chars': `${day} ${time}`.length, '--longest': Math.max(day.length, time.length) } as CSSProperties
  const content = (
    <span>
      <em>{day}</em> {time}
    </span>
  )
  return (
    <p className={styles.line} style={size} data-next={next ? `${next.day} ${next.time}` : ''}>
      {date.isCancelled || date.event.isCancelled ? <s>{content}</s> : content}
    </p>
  )
}
