import { daysBetween, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { pool } from '@/server/database/pool'
import type { WorkItem } from '../../rules/work-queue'

/** The number of days before the deadline from which a request counts as overdue. */
const LATE_DAYS = 7

/** An erasure request that waits for approval, with a record that leads to the child. */
type WaitingErasure = { dueAt: Date; childRef: { kind: string; id: string } | null }

/** Lists the erasure requests that wait for approval, the most urgent first. */
export async function listWaitingErasures(): Promise<WaitingErasure[]> {
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
export function erasureWork(waiting: WaitingErasure[] | null, now: Date): WorkItem {
  const [first] = waiting ?? []
  const left = first && daysBetween(toDay(now), toDay(first.dueAt))
  return {
    key: 'erasures',
    count: waiting && waiting.length,
    label: left === undefined ? 'to erase' : `to erase, ${left} ${left === 1 ? 'day' : 'days'} left`,
    topic: 'erasing',
    href: first?.childRef ? adminPaths.childFile(first.childRef.kind, first.childRef.id) : adminPaths.audit,
    isLate: left !== undefined && left <= LATE_DAYS,
  }
}
