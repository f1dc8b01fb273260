import type { SubmissionRecord } from './submission'
import type { StoredEntry } from './editor'

export type Change = { field: string; before: string | null; after: string | null }

/** Columns that follow from another one: staff need not read of them. */
const DERIVED = /Normalised$/

/** What somebody changed in what they sent, by the names of the fields. */
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

// The database gives numbers as text, moments as dates, and what is empty as null.
function asValue(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined || value === '' ? null : String(value)
}
