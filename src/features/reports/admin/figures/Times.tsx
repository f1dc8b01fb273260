import { formatCount } from '@/lib/counts'
import { slowTime, spanLabel, type AnswerTimes } from '../../rules/figures'
import type { InboxFilters } from '@/features/entries/rules/filters'
import { listPath } from './NumberLink'

/** Two cells: the median and the 90th percentile of the response time. They link to the entries, oldest first. */
export function Times({ times, what, filters }: { times: AnswerTimes; what: string; filters: Partial<InboxFilters> }) {
  const href = listPath({ ...filters, sort: 'oldest' })
  const { answered, median } = times
  const slow = slowTime(times)
  return (
    <>
      <td data-label="Half within">
        {median === null ? (
          '–'
        ) : (
          <>
            <a href={href}>
              {spanLabel(median)}
              <span className="fc-visually-hidden"> for half of {what}</span>
            </a>
            <small>{formatCount(answered, 'answer')}</small>
          </>
        )}
      </td>
      <td data-label="9 of 10 within">
        {slow === null ? (
          '–'
        ) : (
          <a href={href}>
            {spanLabel(slow)}
            <span className="fc-visually-hidden"> for nine of ten of {what}</span>
          </a>
        )}
      </td>
    </>
  )
}
