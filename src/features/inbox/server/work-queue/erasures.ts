import type { WorkItem } from '../../rules/work-queue'
import { daysBetween, toDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { ANSWER_DAYS } from '../../rules/erasure'
import type { WaitingErasure } from '../erasure/open'

/** The number of days before the deadline from which a request counts as overdue. */
const LATE_DAYS = 7

/**
 * Counts the erasure requests that wait for approval, with the remaining days and a link to the most urgent.
 * @param open the open requests; null if they could not be read
 */
export function erasureWork(open: WaitingErasure[] | null, now: Date): WorkItem {
  const asked = open?.filter(({ agreedAt }) => !agreedAt) ?? []
  const [first] = asked
  const left = first ? daysBetween(toDay(now), toDay(new Date(first.dueAt))) : ANSWER_DAYS
  return {
    key: 'erasures',
    count: open && asked.length,
    words: `to erase, ${left} ${left === 1 ? 'day' : 'days'} left`,
    topic: 'erasing',
    href: first?.place ? paths.childFile(first.place.kind, first.place.id) : paths.adminAudit,
    isLate: left <= LATE_DAYS,
  }
}
