import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { timesLabel } from '../rules/labels'
import { monthTitle, type GridDay } from '../rules/months'
import type { Occurrence } from '../rules/occurrences'
import { WEEKDAYS } from '../rules/options'
import styles from './events.module.css'

/** Renders a month as a table of weeks; on a phone, as a list of the days with events. */
export function MonthTable({ month, weeks, today }: { month: string; weeks: GridDay[][]; today: string }) {
  return (
    <table className={styles.month}>
      <caption className="sr-only">Events in {monthTitle(month)}</caption>
      <ColumnHeads titles={Object.values(WEEKDAYS)} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            {week.map((day) => (
              <DayCell key={day.day} day={day} isToday={day.day === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day: { day, isInMonth, occurrences }, isToday }: { day: GridDay; isToday: boolean }) {
  if (!isInMonth) return <td className={styles.isEmpty} />
  return (
    <td className={occurrences.length > 0 ? undefined : styles.isEmpty} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <b>{formatDay(day, 'd')}</b>
        <span>{formatDay(day, 'EEE')}</span>
      </time>
      {occurrences.length > 0 && (
        <ul>
          {occurrences.map((occurrence) => (
            <li key={occurrence.event.slug}>
              <DayEvent occurrence={occurrence} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

function DayEvent({ occurrence }: { occurrence: Occurrence }) {
  const { event, isCancelled } = occurrence
  const content = (
    <>
      <b>{timesLabel(occurrence)}</b> {event.title}
    </>
  )
  return (
    <SiteLink href={paths.event(event.slug)}>
      {isCancelled ? <s>{content}</s> : content}
      {isCancelled && <strong> Canceled</strong>}
    </SiteLink>
  )
}
