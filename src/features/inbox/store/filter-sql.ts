import 'server-only'
import { INBOX_KINDS, type InboxKind } from '../rules/kinds'
import type { Narrowing } from '../rules/narrowing-schema'
import { firstStatus } from '../rules/flow'
import { addDaysTo, momentAt } from '@/lib/dates'

/** Puts a value into the statement and answers with its place there. */
export type Bind = (value: unknown) => string

/** Whose eyes look, and on which day: what a narrowing needs to know beside itself. */
export type Scope = {
  /** The kinds this person may read; a narrowing never widens them. */
  kinds: readonly InboxKind[]
  staffId: string
  /** Today in Phoenix. */
  today: string
}

/** Collects the values of a statement. */
export function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

/** The kinds that are asked for, as far as this person may read them. */
export function kindsWithin({ kind }: Narrowing, { kinds }: Scope): readonly InboxKind[] {
  return kind ? kinds.filter((one) => one === kind) : kinds
}

/**
 * The condition on `inbox_entries` of everything a narrowing leaves. Merged entries are never listed, and spam only where
 * its status is asked for.
 */
export function narrowedTo(narrowing: Narrowing, scope: Scope, bind: Bind): string {
  const { status } = narrowing
  const isNamed = status && status !== 'waiting' && status !== 'new'
  return [
    `kind = ANY (${bind(kindsWithin(narrowing, scope))})`,
    isNamed ? `status = ${bind(status)}` : `status <> 'spam'`,
    ...(status === 'new' ? [`status = ANY (${bind(FIRST_STATUSES)})`] : []),
    ...narrowConditions(narrowing, scope, bind),
  ].join(' AND ')
}

/** What a narrowing demands of an entry beside its kind and its status. */
export function narrowConditions(narrowing: Narrowing, scope: Scope, bind: Bind): string[] {
  const { status, division, city, assignee, since, until, overdue, offered, tag, suspicious } = narrowing
  return [
    'merged_into IS NULL',
    status === 'waiting' && 'due_at IS NOT NULL',
    division && isOrNone('division', division, bind),
    ...ageConditions(narrowing, scope, bind),
    city && isOrNone('city', city, bind),
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

/** The condition on `inbox_entries` of a place that was offered, now or before. Each kind has its own history. */
export const WAS_OFFERED = `(status IN ('accepted', 'enrolled') OR CASE kind ${(
  ['player-registrations', 'tryout-registrations', 'applications'] as const
)
  .map(
    (kind) => `WHEN '${kind}' THEN entry_id IN (
      SELECT _parent_id FROM ${kind.replaceAll('-', '_')}_history WHERE "to" IN ('accepted', 'enrolled'))`,
  )
  .join(' ')} ELSE false END)`

const FIRST_STATUSES = [...new Set(Object.values(INBOX_KINDS).map(({ flow }) => firstStatus(flow)))]

function isOrNone(column: 'division' | 'city', value: string, bind: Bind): string {
  return value === 'none' ? `${column} IS NULL` : `${column} = ${bind(value)}`
}

// Somebody is eleven from the eleventh birthday up to the day before the twelfth.
function ageConditions({ from, to }: Narrowing, { today }: Scope, bind: Bind): string[] {
  const yearsBefore = (years: number) => `(${bind(today)}::date - make_interval(years => ${bind(years)}::int))::date`
  return [
    ...(from === undefined ? [] : [`born_about <= ${yearsBefore(from)}`]),
    ...(to === undefined ? [] : [`born_about > ${yearsBefore(to + 1)}`]),
  ]
}
