import 'server-only'
import { cache } from 'react'
import type { Queue, WaitingEntries, WaitingEntry } from '../../rules/today'
import { INBOX_KIND_KEYS } from '@/features/entries/rules/kinds'
import { TIME_ZONE } from '@/lib/dates'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { kindsOf } from '@/features/entries/server/api'

const CALLS_MAX = 6

type Row = Omit<WaitingEntry, 'dueAt' | 'receivedAt'> & { dueAt: Date; receivedAt: Date }
type QueueRow = Row & { open: number; late: number }

const ENTRY = `e.entry_id AS id, e.kind, e.person, e.due_at AS "dueAt", e.received_at AS "receivedAt", s.name AS assignee,
  coalesce(e.assignee_id = $2, false) AS "isMine"
`
const WAITING = `FROM inbox_entries e LEFT JOIN staff s ON s.id = e.assignee_id
  WHERE e.due_at IS NOT NULL AND e.merged_into IS NULL AND e.kind = ANY ($1)`

/** Returns the open entries of the kinds that this member of staff may read. Cached per request. */
export const findWaiting = cache(async (staff: Staff): Promise<WaitingEntries> => {
  const kinds = kindsOf(staff)
  if (kinds.length === 0) return { queues: [], start: null, calls: [] }
  const values = [kinds, staff.id]
  const [queues, start, calls] = await Promise.all([
    pool().query<QueueRow>(QUEUES, values),
    pool().query<Row>(START, values),
    pool().query<Row>(CALLS, values),
  ])
  return {
    queues: queues.rows.map(toQueue).sort((one, other) => orderOf(one) - orderOf(other)),
    start: start.rows[0] ? toEntry(start.rows[0]) : null,
    calls: calls.rows.map(toEntry),
  }
})

const QUEUES = `
  SELECT DISTINCT ON (e.kind) ${ENTRY}, (count(*) OVER of_kind)::int AS open,
    (count(*) FILTER (WHERE e.due_at < now()) OVER of_kind)::int AS late
  ${WAITING} WINDOW of_kind AS (PARTITION BY e.kind) ORDER BY e.kind, e.due_at, e.entry_id`
// An entry assigned to a colleague is not suggested as the first one.
const START = `SELECT ${ENTRY} ${WAITING} AND (e.assignee_id IS NULL OR e.assignee_id = $2)
  ORDER BY e.due_at, e.entry_id LIMIT 1`
const CALLS = `SELECT ${ENTRY} ${WAITING} AND e.call_promised
  AND e.due_at < ((now() AT TIME ZONE '${TIME_ZONE}')::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'
  ORDER BY e.due_at, e.entry_id LIMIT ${CALLS_MAX}`

function toQueue({ open, late, ...row }: QueueRow): Queue {
  return { kind: row.kind, open, late, first: toEntry(row) }
}

function toEntry({ dueAt, receivedAt, ...row }: Row): WaitingEntry {
  return { ...row, dueAt: dueAt.toISOString(), receivedAt: receivedAt.toISOString() }
}

function orderOf({ kind }: Queue): number {
  return INBOX_KIND_KEYS.indexOf(kind)
}
