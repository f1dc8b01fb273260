import type { Period } from './periods'
import type { DataRow, Reader } from './row'

/** Columns of every entry for deduplication and processing. */
const KEPT = ['idempotency_key', 'content_hash', 'suspicion', 'reference', 'status'] as const

type Handling = { office: readonly Reader[]; sender: readonly Reader[]; until: Period }

/** Returns the data map rows for how the office handles a table of entries. */
export function handlingOf(table: string, { office, sender, until }: Handling): DataRow[] {
  return [
    {
      table,
      columns: KEPT,
      what: 'Its number, its status, and whether it looks like spam',
      class: 'record',
      from: 'system',
      purpose: 'To answer each entry once',
      readers: [...office, ...sender],
      until,
    },
    {
      table,
      columns: ['notes'],
      what: 'Notes of the office',
      class: 'words',
      from: 'office',
      purpose: 'To remember what was agreed',
      readers: office,
      until,
    },
    {
      table: `${table}_history`,
      columns: ['from', 'to', 'at', 'by_name'],
      what: 'When its status changed, and who changed it',
      class: 'record',
      from: 'office',
      purpose: 'To see what was done',
      readers: office,
      until,
    },
  ]
}
