import { Arrow } from '@/components/ui/Arrow'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { monthTitle } from '../rules/months'
import styles from './events.module.css'

/** Links to the previous and next month. The calendar has a first and a last month. */
export function MonthNav({ previous, next }: { previous: string | null; next: string | null }) {
  return (
    <nav aria-label="Months" className={styles.monthNav}>
      {previous && (
        <SiteLink href={paths.eventMonth(previous)} rel="prev" className={styles.isPrevious}>
          <Arrow />
          {monthTitle(previous)}
        </SiteLink>
      )}
      {next && (
        <SiteLink href={paths.eventMonth(next)} rel="next" className={styles.isNext}>
          {monthTitle(next)}
          <Arrow />
        </SiteLink>
      )}
    </nav>
  )
}
