import 'server-only'
import { momentAt, TIME_ZONE, toDay } from '@/lib/dates'
import { FAMILY, VISITOR } from '@/server/audit'
import { pool } from '@/server/database/pool'
import {
  listMondays,
  NO_BACKLOG,
  NO_TIMES,
  sundayOf,
  TEST_TAG,
  type AnswerTimes,
  type Backlog,
  type KindFigures,
  type WeekFigures,
} from '../../rules/figures'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { queryPlainly } from './query-plainly'

/** The response times by kind and, for the chosen kinds, by week. */
export type AnswerFigures = { kinds: KindFigures[]; all: KindFigures; weeks: WeekFigures[] }

type Row = AnswerTimes & Backlog & { kind: InboxKind | null; monday: string | null }
type BacklogRow = Backlog & { kind: InboxKind }

/**
 * Reads the time to the first answer of entries from the last twelve weeks, and the open entries. Spam, tests and merged
 * entries do not count.
 * @param kinds those that the person may read
 * @param chosen the kind of the weekly figures; null for all
 */
export async function findAnswerFigures(
  kinds: readonly InboxKind[],
  chosen: InboxKind | null,
  now = new Date(),
): Promise<AnswerFigures> {
  const mondays = listMondays(toDay(now))
  const since = momentAt(mondays.at(-1)!, '00:00')
  const others = [FAMILY.name, VISITOR.name]
  const [rows, backlog] = await Promise.all([
    queryPlainly<Row>(answersStatement(kinds), [kinds, since, now, TIME_ZONE, TEST_TAG, others]),
    pool().query<BacklogRow>(BACKLOG, [kinds, now, TEST_TAG]),
  ])
  const find = (kind: InboxKind | null, monday: string | null) =>
    rows.find((row) => row.kind === kind && row.monday === monday)
  const ofKind = (kind: InboxKind | null, waits: Backlog) => ({
    kind,
    times: toTimes(find(kind, null)),
    backlog: waits,
  })
  const waiting = (kind: InboxKind) => toBacklog(backlog.rows.find((row) => row.kind === kind))
  return {
    kinds: kinds.map((kind) => ofKind(kind, waiting(kind))),
    all: ofKind(null, kinds.map(waiting).reduce(add, NO_BACKLOG)),
    weeks: mondays.map((monday) => {
      const row = find(chosen, monday)
      return { monday, sunday: sundayOf(monday), times: toTimes(row), backlog: toBacklog(row) }
    }),
  }
}

const COUNTED = `merged_into IS NULL AND status <> 'spam' AND NOT tags @> ARRAY[`

const BACKLOG = `
  SELECT kind, count(*)::int AS waiting, count(*) FILTER (WHERE due_at < $2)::int AS overdue
  FROM inbox_entries WHERE kind = ANY ($1) AND due_at IS NOT NULL AND ${COUNTED}$3::text] GROUP BY kind`

/**
 * The first answer is the first mail that staff sent, or the first decision made without one. Not counted: a decision that the
 * next one reverted, the start of work on an entry, and changes by the family.
 */
function answersStatement(kinds: readonly InboxKind[]): string {
  return `
    WITH entry AS MATERIALIZED (
      SELECT entry_id, kind, received_at, due_at, date_trunc('week', received_at AT TIME ZONE $4)::date::text AS monday
      FROM inbox_entries WHERE kind = ANY ($1) AND received_at >= $2 AND received_at <= $3 AND ${COUNTED}$5::text]),
    letter AS MATERIALIZED (
      SELECT e.entry_id, m.kind, m.status::text, coalesce(m.sent_at, m.send_at, m.created_at) AS at
      FROM entry e JOIN mails m ON m.entry_id = e.entry_id::text
      WHERE m.created_at >= $2 AND m.sent_by IS NOT NULL AND m.status <> 'undone'),
    move AS (${kinds.map(movesOf).join(' UNION ALL ')}),
    answer AS (
      SELECT entry_id, at FROM letter WHERE status IN ('sent', 'kept')
      UNION ALL
      SELECT entry_id, at FROM move
      WHERE NOT inbox_is_waiting("to") AND "to" <> 'spam' AND by_name <> ALL ($6) AND "next" IS DISTINCT FROM "from"
        AND NOT EXISTS (SELECT FROM letter l WHERE l.entry_id = move.entry_id AND l.kind = 'answer-' || move."to")),
    first AS (SELECT entry_id, min(at) AS at FROM answer GROUP BY entry_id),
    timed AS (
      SELECT e.*, extract(epoch FROM f.at - e.received_at)::float AS seconds
      FROM entry e LEFT JOIN first f USING (entry_id))
    SELECT kind, monday, count(*)::int AS received, count(seconds)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) AS slow,
      count(due_at)::int AS waiting, count(*) FILTER (WHERE due_at < $3)::int AS overdue
    FROM timed GROUP BY GROUPING SETS ((kind, monday), (kind), (monday), ())`
}

function movesOf(kind: InboxKind): string {
  return `SELECT e.entry_id, h.at, h."from", h."to", h.by_name,
      lead(h."to") OVER (PARTITION BY h._parent_id ORDER BY h._order) AS "next"
    FROM entry e JOIN ${kind.replaceAll('-', '_')}_history h ON h._parent_id = e.entry_id WHERE e.kind = '${kind}'`
}

function toTimes(row: Row | undefined): AnswerTimes {
  if (!row) return NO_TIMES
  const { received, answered, median, slow } = row
  return { received, answered, median, slow }
}

function toBacklog(row: Backlog | undefined): Backlog {
  return row ? { waiting: row.waiting, overdue: row.overdue } : NO_BACKLOG
}

function add(one: Backlog, other: Backlog): Backlog {
  return { waiting: one.waiting + other.waiting, overdue: one.overdue + other.overdue }
}
