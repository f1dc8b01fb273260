import type { TryoutDate } from '../../rules/tryout-date'
import styles from './ticket.module.css'

/** Shows the date of an event in large type: above its registration form, and on the confirmation card. */
export function DateTicket({ date, label, isSent = false }: { date: TryoutDate; label: string; isSent?: boolean }) {
  const { title, weekday, when, place, calendarHref, otherDatesHref } = date
  return (
    <section className={`ink ${styles.ticket}`} aria-labelledby="ticket-heading">
      <h2 id="ticket-heading" className="label">
        {label}
      </h2>
      <p className={styles.when}>
        <b>{weekday}</b>
        <span>{when}</span>
      </p>
      <p className="mt-3">
        {title}. {place}.
      </p>
      <p className={styles.links}>
        {isSent && (
          <a className="btn" href={calendarHref}>
            Add to calendar
          </a>
        )}
        <a className={styles.more} href={otherDatesHref}>
          Choose another date
        </a>
      </p>
    </section>
  )
}
