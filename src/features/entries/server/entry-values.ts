import 'server-only'
import { toColumn } from '@/lib/columns'
import { ENTRY_FIELDS, showValue } from '../rules/entry-fields'
import type { InboxKind } from '../rules/kinds'
import { decryptRow } from '@/server/encryption/rows'
import type { Client } from '@/server/database/pool'

/** The formatted values of an entry by field name. */
export type EntryValues = Record<string, string>

// Fields that are not stored in a column of their own.
const ELSEWHERE: Record<string, string> = {
  positions: `(SELECT array_agg(p.value::text ORDER BY p."order") FROM player_registrations_positions p WHERE p.parent_id = w.id)`,
  campaign: `(SELECT c.title FROM campaigns c WHERE c.id = w.campaign_id)`,
}

/** Returns the table of a kind. */
export function tableOf(kind: InboxKind): string {
  return kind.replaceAll('-', '_')
}

/** Returns the SELECT list of a kind's fields, over its table `w`. Pass each row to {@link decryptValues}. */
export function valueColumns(kind: InboxKind): string {
  return ENTRY_FIELDS[kind].map(({ name }) => `${ELSEWHERE[name] ?? `w.${toColumn(name)}`} AS "${name}"`).join(', ')
}

/** Decrypts a row that was read with {@link valueColumns} and `reference`. */
export function decryptValues<Row extends Record<string, unknown>>(kind: InboxKind, row: Row): Row {
  return decryptRow(tableOf(kind), String(row.reference), row)
}

/** Decrypts and formats a row that was read with {@link valueColumns} and `reference`. */
export function toEntryValues(kind: InboxKind, stored: Record<string, unknown>): EntryValues {
  const row = decryptValues(kind, stored)
  return Object.fromEntries(ENTRY_FIELDS[kind].map((field) => [field.name, showValue(field, row[field.name])]))
}

/** Returns the formatted values of entries by id. */
export async function readEntryValues(
  client: Client,
  kind: InboxKind,
  ids: string[],
): Promise<Map<string, EntryValues>> {
  const { rows } = await client.query(
    `SELECT w.id, w.reference, ${valueColumns(kind)} FROM ${tableOf(kind)} w WHERE w.id = ANY ($1)`,
    [ids],
  )
  return new Map(rows.map((row: { id: string }) => [row.id, toEntryValues(kind, row)]))
}
