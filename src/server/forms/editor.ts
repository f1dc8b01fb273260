import 'server-only'
import { parseWith, fieldMessages, type FormDefinition } from './define-form'
import type { FormBody } from '../http/read-body'
import type { SubmissionRecord } from './submission'

/** The values of a form: one string per field, or several. */
type FormValues = Record<string, string | string[]>

/** A stored entry as a form reads it: columns in camelCase, lists by name. */
export type StoredEntry = Record<string, unknown>

/** Edits the entries of a public form, with that form's validation. */
export type Editor = {
  table: string
  listFields: readonly string[]
  toValues: (entry: StoredEntry) => FormValues
  /** Returns the record of valid fields, or a message for each invalid one. */
  parse: (fields: FormBody) => { record: SubmissionRecord } | { problems: Record<string, string> }
}

type EditableForm<Values> = Pick<
  FormDefinition<Values>,
  'schema' | 'table' | 'labels' | 'listFields' | 'toRecord' | 'toAnswers'
>

/**
 * Returns the editor of a public form. It fills in every labeled answer, which is every answer: a missing one would be deleted
 * when the family saves.
 */
export function createEditor<Values>(form: EditableForm<Values>): Editor {
  const { schema, table, labels, listFields, toRecord, toAnswers } = form
  const isList = (field: string) => (listFields as readonly string[]).includes(field)
  return {
    table,
    listFields,
    toValues(entry) {
      const answers: Record<string, string | undefined> = toAnswers?.(entry) ?? {}
      const read = (field: string) => answers[field] ?? (isList(field) ? (entry[field] as string[]) : own(entry, field))
      return Object.fromEntries(Object.keys(labels).map((field) => [field, read(field)]))
    },
    parse(fields) {
      const parsed = parseWith(schema, fields)
      if (parsed.success) return { record: toRecord(parsed.data) }
      const { fields: problems, unknown } = fieldMessages(parsed.error)
      return { problems: unknown.length > 0 ? { ...problems, '': 'This form has other fields.' } : problems }
    },
  }
}

/** Formats a stored value for a form control. */
function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function own(entry: StoredEntry, field: string): string {
  if (!(field in entry)) throw new Error(`Nothing is stored as "${field}": the form has to say where it is stored.`)
  return asText(entry[field])
}
