import 'server-only'
import { ENTRY_FIELDS } from '../../rules/entry-fields'
import type { InboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { handlesKind } from '../kind-roles'
import { readEntryValues, tableOf } from '../entry-values'
import { pool } from '@/server/database/pool'
import type { EntryRef, Side, Duplicate } from '../../rules/entry'

const MAX_DUPLICATES = 3

/** Lists the possible duplicates of an entry, compared field by field. Leaves out those that staff marked as different. */
export async function listDuplicates(staff: Staff, { kind, id }: EntryRef): Promise<Duplicate[]> {
  if (!handlesKind(staff, kind)) return []
  const { rows: sides } = await pool().query<Side>(sidesOf(tableOf(kind)), [id, kind, MAX_DUPLICATES])
  const mine = sides.find((side) => side.id === id)
  const others = sides.filter((side) => side.id !== id)
  if (!mine || others.length === 0) return []
  const ids = sides.map((side) => side.id)
  const values = await readEntryValues(pool(), kind, ids)
  return others.map((theirs) => ({
    mine,
    theirs,
    fields: compare(kind, values.get(id) ?? {}, values.get(theirs.id) ?? {}),
  }))
}

function compare(kind: InboxKind, mine: Record<string, string>, theirs: Record<string, string>) {
  return ENTRY_FIELDS[kind].map(({ name, label }) => ({
    name,
    label,
    mine: mine[name] ?? '',
    theirs: theirs[name] ?? '',
  }))
}

function sidesOf(table: string): string {
  return `
    SELECT e.entry_id AS id, e.reference, e.status, w.revision::int,
      to_char(e.received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "receivedAt"
    FROM inbox_entries own
      JOIN inbox_entries e ON e.entry_id = own.entry_id
        OR (e.entry_id = own.duplicate_of AND NOT own.is_no_duplicate)
        OR (e.duplicate_of = own.entry_id AND NOT e.is_no_duplicate)
      JOIN ${table} w ON w.id = e.entry_id
    WHERE own.entry_id = $1 AND own.kind = $2 AND own.merged_into IS NULL AND e.merged_into IS NULL
    ORDER BY e.entry_id <> $1, e.received_at LIMIT $3 + 1`
}
