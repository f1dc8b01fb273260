import 'server-only'
import { INBOX_KINDS, type InboxKind } from '../rules/kinds'
import type { Narrowing } from '../rules/narrowing-schema'
import { firstStatus } from '../rules/flow'
import { addDaysTo, momentAt } from '@/lib/dates'

/** Adds a value to the statement's parameters and returns its placeholder. */
export type Bind = (value: unknown) => string

/** The viewer and the day, which a filter needs for its SQL. */
export type Scope = {
  /** The kinds that this person may read; filters never widen them. */
  kinds: readonly InboxKind[]
  staffId: string
  /** Today in Phoenix. */
  today: string
}

/** Collects the parameters of a statement. */
export function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

/** Returns the filtered kinds that this person may read. */
export function kindsWithin({ kind }: Narrowing, { kinds }: Scope): readonly InboxKind[] {
  return kind ? kinds.filter((one) => one === kind) : kinds
}

/**
 * Returns the condition on `inbox_entries` for all filters. Excludes merged entries, and spam unless its status is filtered.
 */
export function inboxWhere(narrowing: Narrowing, scope: Scope, bind: Bind): string {
  const { status } = narrowing
  const isNamed = status && status !== 'waiting' && status !== 'new'
  return [
    `kind = ANY (${bind(kindsWithin(narrowing, scope))})`,
    isNamed ? `status = ${bind(status)}` : `status <> 'spam'`,
    ...(status === 'new' ? [`status = ANY (${bind(FIRST_STATUSES)})`] : []),
    ...filterConditions(narrowing, scope, bind),
  ].join(' AND ')
}

/** Returns the conditions of all filters except kind and status. */
export function filterConditions(narrowing: Narrowing, scope: Scope, bind: Bind): string[] {
  const { status, division, city, assignee, since, until, overdue, offered, tag, suspicious } = narrowing
  return [
    'merged_into IS NULL',
    status === 'waiting' && 'due_at IS NOT NULL',
    division && equalsOrNull('division', division, bind),
    ...ageConditions(narrowing, scope, bind),
    city && equalsOrNull('city', city, bind),
    assignee === 'nobody' && 'assignee_id IS NULL',
    assignee && assignee !== 'nobody' && `assignee_id = ${bind(assignee === 'me' ? scope.staffId : assignee)}::uuid`,
    since && `received_at >= ${bind(momentAt(since, '00:00'))}::timestamptz`,
    until && `received_at < ${bind(momentAt(addDaysTo(until, 1), '00:00'))}::timestamptz`,
    overdue && 'due_at < now()',
    offered && WAS_OFFERED,
    tag && `tags @> ARRAY[${bind(tag)}]`,
    suspicious && 'is_suspicious',
  ].filter((rule): rule is string => typeof rule === 'string' && rule !== '')
}

/** The condition on `inbox_entries` for a place offered now or before. Each kind has its own history table. */
export const WAS_OFFERED = `(status IN ('accepted', 'enrolled') OR CASE kind ${(
  ['player-registrations', 'tryout-registrations', 'applications'] as const
)
  .map(
    (kind) => `WHEN '${kind}' THEN entry_id IN (
      SELECT _parent_id FROM ${kind.replaceAll('-', '_')}_history WHERE "to" IN ('accepted', 'enrolled'))`,
  )
  .join(' ')} ELSE false END)`

const FIRST_STATUSES = [...new Set(Object.values(INBOX_KINDS).map(({ flow }) => firstStatus(flow)))]

function equalsOrNull(column: 'division' | 'city', value: string, bind: Bind): string {
  return value === 'none' ? `${column} IS NULL` : `${column} = ${bind(value)}`
}

// A person is eleven from the eleventh birthday up to the day before the twelfth.
function ageConditions({ from, to }: Narrowing, { today }: Scope, bind: Bind): string[] {
  const yearsBefore = (years: number) => `(${bind(today)}::date - make_interval(years => ${bind(years)}::int))::date`
  return [
    ...(from === undefined ? [] : [`born_about <= ${yearsBefore(from)}`]),
    ...(to === undefined ? [] : [`born_about > ${yearsBefore(to + 1)}`]),
  ]
}
