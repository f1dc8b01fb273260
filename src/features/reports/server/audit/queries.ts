import 'server-only'
import { staff } from '@/database-tables'
import { addDaysTo, momentAt } from '@/lib/dates'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'
import type { AuditFilters } from '../../rules/audit-filters'

export type Note = {
  id: string
  at: Date
  actor: string
  action: string
  kind: string | null
  entryId: string | null
  reference: string | null
  title: string | null
  detail: string | null
}
export type AuditPage = { notes: Note[]; hasMore: boolean }
export type AuditChoices = { actors: { id: string; name: string }[]; actions: string[]; kinds: string[] }

export const NOTES_PER_PAGE = 50

// An export is listed once, by its summary note. The notes of its single rows are shown in each entry's timeline.
const LISTED = `NOT (action = 'exported' AND entry_id IS NOT NULL AND detail IS NULL)`

/** The columns of a note for the audit page and its export. */
export const NOTE_COLUMNS = `id, at, actor_name AS actor, action, area, kind, entry_id AS "entryId", reference, title, detail`

/** Builds the WHERE clause of the filters, with its parameters from $1 on. */
export function auditWhere(filters: AuditFilters): { where: string; values: unknown[] } {
  const { area, actor, action, kind, from, to, before } = filters
  const conditions: [string, unknown][] = [
    ['area = ', area],
    ['actor_id = ', actor],
    ['action = ', action],
    ['kind = ', kind],
    ['at >= ', from && momentAt(from, '00:00')],
    ['at < ', to && momentAt(addDaysTo(to, 1), '00:00')],
    ['id < ', before],
  ]
  const active = conditions.filter(([, value]) => value !== undefined)
  const where = [LISTED, ...active.map(([condition], index) => `${condition}$${index + 1}`)].join(' AND ')
  return { where, values: active.map(([, value]) => value) }
}

/** Returns a page of notes, newest first. The caller must check that the person is an admin. */
export async function listNotes(filters: AuditFilters): Promise<AuditPage> {
  const { text, values } = notesStatement(filters)
  const { rows } = await pool().query<Note>(text, values)
  return { notes: rows.slice(0, NOTES_PER_PAGE), hasMore: rows.length > NOTES_PER_PAGE }
}

/** Builds the statement of {@link listNotes}. Exported for the test of its query plan. */
export function notesStatement(filters: AuditFilters): { text: string; values: unknown[] } {
  const { where, values } = auditWhere(filters)
  const text = `SELECT ${NOTE_COLUMNS} FROM audit_events WHERE ${where} ORDER BY id DESC LIMIT ${NOTES_PER_PAGE + 1}`
  return { text, values }
}

/** Lists the choices of the filters: all staff, and the actions and kinds that occur. */
export async function listChoices(): Promise<AuditChoices> {
  const [actors, actions, kinds] = await Promise.all([
    orm().select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name),
    pool().query<{ value: string }>(everyValueOf('action')),
    pool().query<{ value: string }>(everyValueOf('kind')),
  ])
  const values = (rows: { value: string }[]) => rows.map(({ value }) => value)
  return { actors, actions: values(actions.rows), kinds: values(kinds.rows) }
}

// A loose index scan: jumps from one distinct value to the next, so its cost does not depend on the number of notes.
function everyValueOf(column: 'action' | 'kind'): string {
  return `
    WITH RECURSIVE hops AS (
      (SELECT ${column} AS value FROM audit_events WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM audit_events WHERE ${column} > hops.value ORDER BY ${column} LIMIT 1)
      FROM hops WHERE hops.value IS NOT NULL
    )
    SELECT value FROM hops WHERE value IS NOT NULL`
}
