import { toColumn } from '@/lib/columns'
import { ENTRY_FIELDS } from '../entry-fields'
import { isInboxKind, type InboxKind } from '../kinds'
import { COLUMN_LABELS, TABLE_LABELS } from './column-labels'

/** Ids of other rows: programs may need them, a parent reads nothing from them. They stand in data.json alone. */
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

/** Keys by which a form that was sent twice is known, and ids of entries that may be another child's: nobody gets them. */
const WITHHELD: ReadonlySet<string> = new Set(['idempotency_key', 'content_hash', 'dedupe_key', 'duplicate_of'])

/** Whether the values of a column go into the file at all. */
export function isExported(column: string): boolean {
  return !WITHHELD.has(column)
}

/** What a column is called by a parent; null for ids, which tell a parent nothing. */
export function columnLabel(table: string, column: string): string | null {
  if (IDS.has(column)) return null
  return TABLE_LABELS[table]?.[column] ?? entryLabel(table, column) ?? COLUMN_LABELS[column] ?? column
}

/** Whether somebody gave this column a name, or it needs none. */
export function isNamed(table: string, column: string): boolean {
  return !isExported(column) || columnLabel(table, column) !== column
}

function entryLabel(table: string, column: string): string | undefined {
  const kind = kindOf(table)
  return kind ? ENTRY_FIELDS[kind].find(({ name }) => toColumn(name) === column)?.label : undefined
}

/** The kind of entries that a table keeps, or keeps lists of; null for other tables. */
export function kindOf(table: string): InboxKind | null {
  const kind = table.replace(/_(positions|history)$/, '').replaceAll('_', '-')
  return isInboxKind(kind) ? kind : null
}
