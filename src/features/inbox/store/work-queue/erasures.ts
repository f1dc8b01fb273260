import 'server-only'
import type { WorkItem } from '../../rules/work-queue'
import { daysBetween, toDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { listErasures } from '../erasure/open'

/** Within so few days of the last one it is late. */
const LATE_DAYS = 7

/** Children whose family waits for an answer: how many, how long there is left, and the file of the most urgent. */
export async function listErasureWork(now = new Date()): Promise<WorkItem[]> {
  const asked = (await listErasures()).filter(({ agreedAt }) => !agreedAt)
  const [first] = asked
  const left = first ? daysBetween(toDay(now), toDay(new Date(first.dueAt))) : 0
  return [
    {
      key: 'erasures',
      count: asked.length,
      words: `to erase, ${left} ${left === 1 ? 'day' : 'days'} left`,
      topic: 'erasing',
      href: first?.place ? paths.childFile(first.place.kind, first.place.id) : paths.adminAudit,
      isLate: left <= LATE_DAYS,
    },
  ]
}
