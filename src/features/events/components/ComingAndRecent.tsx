import type { EventsPage } from '@/payload-types'
import { EventList } from './EventList'
import { groupByMonth } from '../rules/months'
import type { Occurrence } from '../rules/occurrences'

type ComingAndRecentProps = { texts: EventsPage['list']; coming: Occurrence[]; recent: Occurrence[] }

/** Shows the coming events, or the recent ones when none are coming. */
export function ComingAndRecent({ texts, coming, recent }: ComingAndRecentProps) {
  return (
    <div className="section">
      <div className="wrap">
        {coming.length > 0 ? (
          <EventList groups={groupByMonth(coming)} />
        ) : (
          <>
            <p className="lede">{texts.empty}</p>
            <p className="label mt-14">{texts.recentLabel}</p>
            <EventList groups={groupByMonth(recent)} />
          </>
        )}
      </div>
    </div>
  )
}
