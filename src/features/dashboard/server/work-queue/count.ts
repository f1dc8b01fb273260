import 'server-only'
import { Forbidden } from 'payload'
import { formatCount, pluralize } from '@/lib/counts'
import { daysBetween, toDay } from '@/lib/dates'
import { listedWhere } from '../narrowed-lists'
import type { WorkItem } from '../../rules/work-queue'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { workLists, toQuery, toWhere, type WorkList } from './lists'

/** The number of days before the deadline from which a request counts as overdue. */
const LATE_DAYS = 7

/** An erasure request that waits for approval, with a record that leads to the child. */
type WaitingErasure = { dueAt: Date; childRef: { kind: string; id: string } | null }

/** The timeout of a count, so that one slow count does not delay the others. */
const TIMEOUT_MS = 4_000

/**
 * Counts the open work outside the inbox, limited to what this member of staff may read. A count that fails is null and does not
 * affect the others.
 */
export async function countLists(staff: Staff, now = new Date()): Promise<WorkItem[]> {
  const actor = { ...staff, collection: 'staff' } as const
  const visibleLists = workLists(now).filter(({ roles }) => hasRole(actor, ...roles))
  const lists = Promise.all(visibleLists.map((list) => toWorkItems(list, staff))).then((items) => items.flat())
  if (!hasRole(actor, 'registrar')) return lists
  return [erasureWork(await settle('erasures', listWaitingErasures()), now), ...(await lists)]
}

// Returns nothing for a list that the person may not read now, such as a coach with expired credentials.
async function toWorkItems(list: WorkList, staff: Staff): Promise<WorkItem[]> {
  const { key, collection, filter, one, many, topic } = list
  const count = await settle(key, countList(list, staff))
  if (count === 'closed') return []
  const query = 'where' in filter ? toQuery(filter.where) : `only=${filter.only}`
  return [{ key, count, label: pluralize(count ?? 0, one, many), topic, href: adminPaths.list(collection, query) }]
}

async function countList({ collection, filter }: WorkList, staff: Staff): Promise<number | 'closed'> {
  const where = 'where' in filter ? toWhere(filter.where) : await listedWhere(filter.only, pool())
  try {
    const { totalDocs } = await asStaff(staff).count({ collection, where })
    return totalDocs
  } catch (error) {
    if (error instanceof Forbidden) return 'closed'
    throw error
  }
}

async function settle<Value>(key: string, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    logger.error({ err: error, need: key }, 'A number of the dashboard could not be counted.')
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Lists the erasure requests that wait for approval, the most urgent first. */
async function listWaitingErasures(): Promise<WaitingErasure[]> {
  const { rows } = await pool().query<WaitingErasure>(
    `SELECT due_at AS "dueAt", coalesce(
       (SELECT json_build_object('kind', 'players', 'id', p.id) FROM players p WHERE p.id = ANY (e.players) LIMIT 1),
       (SELECT json_build_object('kind', i.kind, 'id', i.entry_id) FROM inbox_entries i WHERE i.entry_id = ANY (e.entries)
        LIMIT 1)) AS "childRef"
     FROM erasures e WHERE erased_at IS NULL AND taken_back_at IS NULL AND agreed_at IS NULL ORDER BY due_at`,
  )
  return rows
}

/**
 * Counts the erasure requests that wait for approval, with the remaining days and a link to the most urgent.
 * @param waiting null if they could not be read
 */
function erasureWork(waiting: WaitingErasure[] | null, now: Date): WorkItem {
  const [first] = waiting ?? []
  const left = first && daysBetween(toDay(now), toDay(first.dueAt))
  return {
    key: 'erasures',
    count: waiting && waiting.length,
    label: left === undefined ? 'to erase' : `to erase, ${formatCount(left, 'day')} left`,
    topic: 'erasing',
    href: first?.childRef ? adminPaths.childFile(first.childRef.kind, first.childRef.id) : adminPaths.audit,
    isLate: left !== undefined && left <= LATE_DAYS,
  }
}
