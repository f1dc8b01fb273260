import { MonthNav } from './MonthNav'
import { MonthTable } from './MonthTable'
import { monthGrid, monthTitle } from '../rules/months'
import type { CalendarMonth } from '../server/queries'

/** Shows a month with links to the adjacent months, or a line for a month without events. */
export function MonthSection({ month, empty }: { month: CalendarMonth; empty?: string }) {
  const { month: name, occurrences, previous, next, today } = month
  return (
    <section className="section" aria-label={monthTitle(name)}>
      <div className="wrap">
        <MonthNav previous={previous} next={next} />
        {occurrences.length === 0 && <p className="lede">{empty}</p>}
        <MonthTable month={name} weeks={monthGrid(name, occurrences)} today={today} />
      </div>
    </section>
  )
}
