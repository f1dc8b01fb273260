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

export const NOTES_SHOWN = 50

// An export is listed once, where its detail stands; its notes at each row belong to that entry's own timeline.
const LISTED = `NOT (action = 'exported' AND entry_id IS NOT NULL AND detail IS NULL)`

/** What of a note is read, by a page and by an export. */
export const NOTE_COLUMNS = `id, at, actor_name AS actor, action, area, kind, entry_id AS "entryId", reference, title, detail`

/** The condition of these filters, and its parameters from $1 on. */
export function narrowNotes(filters: AuditFilters): { where: string; values: unknown[] } {
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
  const given = conditions.filter(([, value]) => value !== undefined)
  const where = [LISTED, ...given.map(([condition], index) => `${condition}$${index + 1}`)].join(' AND ')
  return { where, values: given.map(([, value]) => value) }
}

/** A page of what was noted, newest first. Whoever calls it has seen to it that an admin asks. */
export async function listNotes(filters: AuditFilters): Promise<AuditPage> {
  const { text, values } = notesStatement(filters)
  const { rows } = await pool().query<Note>(text, values)
  return { notes: rows.slice(0, NOTES_SHOWN), hasMore: rows.length > NOTES_SHOWN }
}

/** The statement of {@link listNotes}, for the test of its plan. */
export function notesStatement(filters: AuditFilters): { text: string; values: unknown[] } {
  const { where, values } = narrowNotes(filters)
  const text = `SELECT ${NOTE_COLUMNS} FROM audit_events WHERE ${where} ORDER BY id DESC LIMIT ${NOTES_SHOWN + 1}`
  return { text, values }
}

/** Who and what can be chosen: everybody on the staff, and the actions and lists that were noted so far. */
export async function listChoices(): Promise<AuditChoices> {
  const [actors, actions, kinds] = await Promise.all([
    orm().select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name),
    pool().query<{ value: string }>(everyValueOf('action')),
    pool().query<{ value: string }>(everyValueOf('kind')),
  ])
  const values = (rows: { value: string }[]) => rows.map(({ value }) => value)
  return { actors, actions: values(actions.rows), kinds: values(kinds.rows) }
}

// Hops from one value to the next along the index: a few steps, however many notes there are.
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
