import 'server-only'
import type { Staff } from '@/payload-types'
import { recordEvent } from './audit'
import { pool, type Client } from './database/pool'

/** The action under which the audit notes an import. */
const IMPORTED = 'imported'

/** Where the records of an import are, and what was imported in a few words, without a name. */
export type ImportSubject = { kind: 'players' | 'events'; detail: string }

/** An import that was noted: its moment as ISO 8601, and who did it. */
export type ImportNote = { id: string; at: string; by: string }

/**
 * SQL: the notes `a` of the records that an import `i` added. The notes of one transaction have the same moment and person:
 * those beside an import's note are what it added.
 */
export const NOTES_OF_IMPORT = `audit_events i JOIN audit_events a ON a.at = i.at AND a.actor_id = i.actor_id
  AND a.action = 'added' AND a.kind = i.kind AND i.action = '${IMPORTED}'`

/** Notes an import in the transaction that adds its records, and returns the number of the note. */
export async function noteImport(client: Client, staff: Staff, { kind, detail }: ImportSubject): Promise<string> {
  await recordEvent(client, staff, { action: IMPORTED, kind, detail })
  const { rows } = await client.query<{ id: string }>(
    'SELECT id::text FROM audit_events WHERE action = $1 AND kind = $2 AND actor_id = $3 AND at = now()',
    [IMPORTED, kind, staff.id],
  )
  return rows[0]!.id
}

/** Finds the last import whose detail begins like this; null without one. */
export async function findLastNote({ kind, detail }: ImportSubject): Promise<ImportNote | null> {
  const { rows } = await pool().query<ImportNote>(
    `SELECT id::text, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, actor_name AS by
     FROM audit_events WHERE action = $1 AND kind = $2 AND starts_with(detail, $3) ORDER BY audit_events.id DESC LIMIT 1`,
    [IMPORTED, kind, detail],
  )
  return rows[0] ?? null
}

/** Finds the detail of an import by its note; null when there is none, or when it is someone else's. */
export async function findImport(
  client: Client,
  { id, kind, by }: { id: string; kind: ImportSubject['kind']; by: Staff | null },
): Promise<string | null> {
  const { rows } = await client.query<{ detail: string }>(
    `SELECT detail FROM audit_events WHERE id = $1 AND action = $2 AND kind = $3 AND ($4::uuid IS NULL OR actor_id = $4)`,
    [id, IMPORTED, kind, by?.id ?? null],
  )
  return rows[0]?.detail ?? null
}

/** Says why an import is not taken back: its records that were changed since, or all gone. Null when it can be. */
export function explainChanged(
  added: readonly { name: string | null; isChanged: boolean | null }[],
  what: string,
): string | null {
  if (added.every(({ isChanged }) => isChanged === null)) return 'This import was taken back already.'
  const changed = added.filter(({ isChanged }) => isChanged !== false)
  if (changed.length === 0) return null
  const names = changed.map(({ name }) => name ?? 'one that is gone')
  const list = new Intl.ListFormat('en-US').format(names.slice(0, 5))
  return `Not taken back, because ${changed.length} of the ${added.length} ${what} changed since: ${list}${names.length > 5 ? ' and others' : ''}.`
}
