import { EventRow } from './EventRow'
import { monthTitle, type MonthGroup } from '../rules/months'
import styles from './events.module.css'

/** Lists dates by month: the month on the left, its events on the right. */
export function EventList({ groups }: { groups: MonthGroup[] }) {
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
