import { FactRows, type Fact } from '@/components/ui/FactRows'
import { daysLabel, divisionsLabel, timesLabel } from '../rules/labels'
import type { Occurrence } from '../rules/occurrences'

/** Shows day, time, place and audience in a strip below the hero. */
export function EventFacts({ date, isNext }: { date: Occurrence; isNext: boolean }) {
  const { event } = date
  const days = daysLabel(date)
  const facts: Fact[] = [
    [isNext ? 'Next date' : 'Date', days],
    ['Time', timesLabel(date)],
    ['Place', event.place.name],
    ['For', divisionsLabel(event.divisions)],
  ]
  return (
    <div className="facts ink">
      <dl className="wrap">
        <FactRows facts={facts} />
      </dl>
    </div>
  )
}
