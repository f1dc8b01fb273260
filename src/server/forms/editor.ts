import 'server-only'
import { check, fieldMessages, type FormDefinition } from './define-form'
import type { FormBody } from '../http/read-body'
import type { SubmissionRecord } from './submission'

/** What a form holds: one text for each field, or several. */
type FormValues = Record<string, string | string[]>

/** A stored entry as its form reads it: columns in camelCase, lists by their name. */
export type StoredEntry = Record<string, unknown>

/** How the entries of a public form are filled in again, by the rules of that form. */
export type Editor = {
  table: string
  listFields: readonly string[]
  toValues: (entry: StoredEntry) => FormValues
  /** The entry that the fields make, or a message for each field that is wrong. */
  parse: (fields: FormBody) => { record: SubmissionRecord } | { problems: Record<string, string> }
}

type EditableForm<Values> = Pick<
  FormDefinition<Values>,
  'schema' | 'table' | 'labels' | 'listFields' | 'toRecord' | 'toAnswers'
>

/**
 * The editor of a public form. It fills in every answer that has a label, which is every answer there is: one that was
 * left out would be erased when the family saves.
 */
export function editorOf<Values>(form: EditableForm<Values>): Editor {
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
      const parsed = check(schema, fields)
      if (parsed.success) return { record: toRecord(parsed.data) }
      const { fields: problems, unknown } = fieldMessages(parsed.error)
      return { problems: unknown.length > 0 ? { ...problems, '': 'This form has other fields.' } : problems }
    },
  }
}

/** A stored value as a control holds it. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function own(entry: StoredEntry, field: string): string {
  if (!(field in entry)) throw new Error(`Nothing is stored as "${field}": the form has to say where it is stored.`)
  return asText(entry[field])
}
