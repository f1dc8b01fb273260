import { INBOX_KINDS, type InboxKind } from '../rules/kinds'
import { firstStatus, FLOWS } from '../rules/flow'
import { binder, kindsWithin, filterConditions, type Bind, type Scope } from './filter-sql'
import { narrowingOf, type InboxFilters, type Sort } from '../rules/filters'
import { COUNT_MAX, PAGE_SIZE } from '../rules/row'

export type Statement = { text: string; values: unknown[] }

/** A kind and optionally a status: what one index scan finds. */
type Branch = { kind: InboxKind; status?: string }

const ORDERS: Record<Sort, { column: 'received_at' | 'due_at'; isDescending: boolean }> = {
  newest: { column: 'received_at', isDescending: true },
  oldest: { column: 'received_at', isDescending: false },
  due: { column: 'due_at', isDescending: false },
}

/**
 * Selects a page of the list and one more entry. Each kind is read by its own index and only as far as the page needs, so that
 * the cost does not grow with the number of entries.
 * @returns null if no kind that the person may read can match
 */
export function listStatement(filters: InboxFilters, scope: Scope): Statement | null {
  const { column, isDescending } = ORDERS[filters.sort]
  const isBackwards = filters.cursor?.direction === 'newer'
  const sortDirection = isDescending === isBackwards ? 'ASC' : 'DESC'
  const { bind, values } = binder()
  const rules = [
    ...filterConditions(narrowingOf(filters), scope, bind),
    ...(filters.sort === 'due' ? ['due_at IS NOT NULL'] : []),
    ...(filters.cursor
      ? [
          `(${column}, entry_id) ${sortDirection === 'DESC' ? '<' : '>'} (${bind(filters.cursor.at)}::timestamptz, ${bind(filters.cursor.id)}::uuid)`,
        ]
      : []),
  ]
  const order = `ORDER BY ${column} ${sortDirection}, entry_id ${sortDirection} LIMIT ${PAGE_SIZE + 1}`
  const walks = branchesOf(filters, scope).map((branch) => walk(branch, rules, order, bind))
  if (walks.length === 0) return null
  const text = `WITH found AS (${walks.join(' UNION ALL ')})
    SELECT ${rowColumns(bind(scope.today))},
      to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "cursorAt"
    FROM found e ${order}`
  return { text, values }
}

/** Selects the newest entries of each status of one kind. */
export function boardStatement(filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const rules = filterConditions(narrowingOf(filters), scope, bind)
  const order = `ORDER BY received_at DESC, entry_id DESC LIMIT ${PAGE_SIZE}`
  const walks = columnsOf(filters, scope).map((branch) => walk(branch, rules, order, bind))
  const text = `WITH found AS (${walks.join(' UNION ALL ')})
    SELECT ${rowColumns(bind(scope.today))} FROM found e ORDER BY received_at DESC, entry_id DESC`
  return { text, values }
}

/**
 * Must run before boardCountsStatement, in its transaction. If a filter leaves few rows of a column, the planner would prefer a
 * sequential scan, which is fast only while the table is small.
 */
export const BY_INDEX: Statement = { text: `SELECT set_config('enable_seqscan', 'off', true)`, values: [] }

/** Counts the entries of each column of the board, up to a limit. Requires BY_INDEX in the same transaction. */
export function boardCountsStatement(filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const rules = filterConditions(narrowingOf(filters), scope, bind)
  // Sorted, so that an index scan is the cheapest plan and stops at the limit.
  const order = 'ORDER BY received_at DESC'
  const counts = columnsOf(filters, scope).map(
    (branch) =>
      `SELECT '${branch.status}' AS status, (${bounded(walk(branch, rules, order, bind, '1'))})::int AS count`,
  )
  return { text: counts.join(' UNION ALL '), values }
}

/** Selects entries by id, each with the member of staff who changed it last. */
export function watchStatement(ids: readonly string[], { kinds, today }: Scope): Statement {
  const text = `
    SELECT ${rowColumns('$3')}, (
      SELECT CASE WHEN a.actor_id IS NOT NULL THEN json_build_object('id', a.actor_id, 'name', a.actor_name) END
      FROM audit_events a WHERE a.entry_id = e.entry_id AND a.action = 'changed' ORDER BY a.id DESC LIMIT 1) AS "changedBy"
    FROM inbox_entries e WHERE e.entry_id = ANY ($1) AND e.kind = ANY ($2) AND e.merged_into IS NULL ORDER BY e.entry_id`
  return { text, values: [ids, kinds, today] }
}

/** Counts the open entries and the spam of each kind, up to a limit. */
export function openCountsStatement(kinds: readonly InboxKind[]): Statement {
  const open = 'SELECT 1 FROM inbox_entries WHERE kind = k AND due_at IS NOT NULL AND merged_into IS NULL'
  const spam = `SELECT 1 FROM inbox_entries WHERE kind = k AND status = 'spam' AND merged_into IS NULL`
  return {
    text: `SELECT k AS kind, (${bounded(open)})::int AS open, (${bounded(spam)})::int AS spam FROM unnest($1::text[]) AS k`,
    values: [kinds],
  }
}

/** Returns the columns of a row of `e`. The revision is read in the same statement, so that it matches the row. */
export function rowColumns(today: string): string {
  const revisions = Object.keys(INBOX_KINDS).map(
    (kind) => `WHEN '${kind}' THEN (SELECT revision FROM ${kind.replaceAll('-', '_')} WHERE id = e.entry_id)`,
  )
  return `e.entry_id AS id, e.kind, e.reference, e.status, e.person, e.contact, e.email, e.phone, e.division, e.city, e.tags,
    (CASE e.kind ${revisions.join(' ')} END)::int AS revision,
    extract(year FROM age(${today}::date, e.born_about))::int AS age, e.is_suspicious AS "isSuspicious",
    (SELECT string_agg(value::text, ', ' ORDER BY "order") FROM player_registrations_positions
      WHERE parent_id = e.entry_id) AS position,
    (SELECT reference FROM inbox_entries duplicate WHERE duplicate.entry_id = e.duplicate_of AND NOT e.is_no_duplicate
      AND duplicate.merged_into IS NULL) AS "duplicateOf",
    (SELECT name FROM staff WHERE staff.id = e.assignee_id) AS assignee, e.assignee_id AS "assigneeId",
    e.received_at AS "receivedAt", e.due_at AS "dueAt"`
}

function walk({ kind, status }: Branch, rules: string[], order: string, bind: Bind, what = '*') {
  const which = status ? `status = ${bind(status)}` : `status <> 'spam'`
  return `(SELECT ${what} FROM inbox_entries WHERE ${[`kind = ${bind(kind)}`, which, ...rules].join(' AND ')} ${order})`
}

function bounded(rows: string): string {
  return `SELECT count(*) FROM (${rows} LIMIT ${COUNT_MAX + 1}) AS counted`
}

// Spam is read only if its tab is open.
function branchesOf(filters: InboxFilters, scope: Scope): Branch[] {
  const { status } = filters
  return kindsWithin(narrowingOf(filters), scope).flatMap((kind): Branch[] => {
    const { flow } = INBOX_KINDS[kind]
    if (filters.tab === 'spam') return [{ kind, status: 'spam' }]
    if (!status || status === 'waiting') return [{ kind }]
    if (status === 'new') return [{ kind, status: firstStatus(flow) }]
    return Object.hasOwn(FLOWS[flow], status) ? [{ kind, status }] : []
  })
}

function columnsOf(filters: InboxFilters, scope: Scope): Branch[] {
  return kindsWithin(narrowingOf(filters), scope).flatMap((kind) =>
    Object.keys(FLOWS[INBOX_KINDS[kind].flow])
      .filter((status) => status !== 'spam')
      .map((status) => ({ kind, status })),
  )
}
