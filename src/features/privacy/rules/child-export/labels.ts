import { toColumn } from '@/lib/columns'
import { ENTRY_FIELDS } from '@/features/entries/rules/entry-fields'
import { isInboxKind, type InboxKind } from '@/features/entries/rules/kinds'
import { COLUMN_LABELS, TABLE_LABELS } from './column-labels'

/** Ids of other rows: useful to programs, meaningless to parents. Only data.json contains them. */
const IDS: ReadonlySet<string> = new Set([
  ...[
    'player_id',
    'players_id',
    'picture_id',
    'account_id',
    'registration_id',
    'member_id',
    'members_id',
    'author_id',
    'staff_author_id',
    'comment_id',
  ],
  ...['reporter_id', 'enrolment_id', 'entry_id', 'actor_id', 'merged_into'],
])

/** Idempotency keys of forms, and ids of possible duplicates, which may belong to another child. Never exported. */
const WITHHELD: ReadonlySet<string> = new Set(['idempotency_key', 'content_hash', 'dedupe_key', 'duplicate_of'])

/** Whether a column's values are exported at all. */
export function isExported(column: string): boolean {
  return !WITHHELD.has(column)
}

/** Returns the label of a column for parents; null for ids, which mean nothing to them. */
export function columnLabel(table: string, column: string): string | null {
  if (IDS.has(column)) return null
  return TABLE_LABELS[table]?.[column] ?? entryLabel(table, column) ?? COLUMN_LABELS[column] ?? column
}

function entryLabel(table: string, column: string): string | undefined {
  const kind = kindOf(table)
  return kind ? ENTRY_FIELDS[kind].find(({ name }) => toColumn(name) === column)?.label : undefined
}

/** Returns the kind of entry that a table or its sub-tables store; null for other tables. */
export function kindOf(table: string): InboxKind | null {
  const kind = table.replace(/_(positions|history)$/, '').replaceAll('_', '-')
  return isInboxKind(kind) ? kind : null
}
