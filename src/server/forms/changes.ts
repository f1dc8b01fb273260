import type { SubmissionRecord } from './submission'
import type { StoredEntry } from './editor'

export type Change = { field: string; before: string | null; after: string | null }

/** Columns derived from another one, which staff need not see. */
const DERIVED = /Normalised$/

/** Lists the changed answers of an entry by field name. */
export function listChanges(entry: StoredEntry, { columns, lists = {} }: SubmissionRecord): Change[] {
  const plain = Object.entries(columns).map(([field, after]) => toChange(field, entry[field], after))
  const several = Object.entries(lists).map(([field, after]) =>
    toChange(field, (entry[field] as string[]).join(', '), after.join(', ')),
  )
  return [...plain, ...several].filter(({ field, before, after }) => before !== after && !DERIVED.test(field))
}

function toChange(field: string, before: unknown, after: unknown): Change {
  return { field, before: asValue(before), after: asValue(after) }
}

// The database returns numbers as strings, timestamps as dates, and empty values as null.
function asValue(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined || value === '' ? null : String(value)
}
