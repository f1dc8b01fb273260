import 'server-only'
import { FAMILY, recordEvent } from '../audit'
import { toColumn } from '@/lib/columns'
import { pool, type Client } from '../database/pool'
import { decryptRow, encryptEdit, encryptRow } from '../encryption/rows'
import { listChanges, type Change } from './changes'
import type { StoredEntry } from './editor'
import { listInsert, toListRows } from './insert'
import type { SubmissionRecord } from './submission'

/** Identifies an entry of a public form. */
export type EntryRow = { id: string; kind: string; table: string; reference: string }

/**
 * Reads the stored answers of an entry; null if it was deleted.
 * @param lock the locking clause, which applies until the transaction ends
 */
export async function readEntry(
  { table, listFields }: { table: string; listFields: readonly string[] },
  id: string,
  db: Client = pool(),
  lock: '' | 'FOR UPDATE' = '',
): Promise<StoredEntry | null> {
  const { rows } = await db.query(`SELECT * FROM ${table} WHERE id = $1 ${lock}`, [id])
  if (!rows[0]) return null
  const row = decryptRow(table, String(rows[0].reference), rows[0])
  const entry: StoredEntry = Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value]))
  for (const field of listFields) {
    const list = await db.query<{ value: string }>(
      `SELECT value::text FROM ${table}_${toColumn(field)} WHERE parent_id = $1 ORDER BY "order"`,
      [id],
    )
    entry[field] = list.rows.map(({ value }) => value)
  }
  return entry
}

/**
 * Stores the changes that the sender made to an entry, with their differences for staff.
 * @param entry as stored, locked by this transaction
 * @returns the changes; empty if nothing differs, and then nothing is written
 */
export async function changeEntry(
  client: Client,
  entryRow: EntryRow,
  entry: StoredEntry,
  record: SubmissionRecord,
): Promise<Change[]> {
  const changes = listChanges(entry, record)
  if (changes.length === 0) return changes
  const { id, kind, reference } = entryRow
  await updateEntry(client, entryRow, record)
  await storeEdit(client, id, changes)
  const detail = changes.map(({ field }) => field).join(', ')
  await recordEvent(client, FAMILY, { action: 'changed', kind, entryId: id, reference, detail })
  return changes
}

async function updateEntry(
  client: Client,
  { id, table, reference }: EntryRow,
  { columns, lists = {} }: SubmissionRecord,
): Promise<void> {
  const names = Object.keys(columns)
  const sets = names.map((name, index) => `${toColumn(name)} = $${index + 2}`)
  await client.query(
    `UPDATE ${table} SET ${sets.join(', ')}, revision = revision + 1, updated_at = now() WHERE id = $1`,
    [id, ...Object.values(encryptRow(table, reference, columns))],
  )
  for (const [field, values] of Object.entries(lists)) {
    await client.query(`DELETE FROM ${table}_${toColumn(field)} WHERE parent_id = $1`, [id])
    const text = listInsert({ table, field, rows: '$2', parent: '$1::uuid', from: '(SELECT) AS always' })
    await client.query(text, [id, toListRows(values)])
  }
}

/**
 * Stores the values of an entry before and after a change.
 * @param byName the member of staff who made the change; null for the family
 */
export async function storeEdit(
  client: Client,
  id: string,
  changes: readonly Change[],
  byName: string | null = null,
): Promise<void> {
  await client.query(
    `INSERT INTO registration_edits (entry_id, field, before, after, by_name)
     SELECT $1, change.field, change.before, change.after, $3
     FROM jsonb_populate_recordset(NULL::registration_edits, $2::jsonb) AS change`,
    [id, JSON.stringify(changes.map((change) => encryptEdit(id, change))), byName],
  )
}

function toCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
