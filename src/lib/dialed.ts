import type * as z from 'zod'
import { dialable } from './dialing'

const LOCAL_DIGITS = 10
const UNDIALABLE = 'We cannot dial this number. Please write one with its area code, like (623) 555-0101.'

/**
 * Adds a check to a form's schema that the phone numbers in the given fields can be dialed. Only the server runs it, together
 * with the other rules, because the data of the worldwide numbering plans is too large for phones.
 */
export function dialed<Schema extends z.ZodType>(
  schema: Schema,
  fields: readonly (keyof z.output<Schema> & string)[],
): Schema {
  return fields.reduce(
    (rules, field) =>
      rules.refine((values) => canCall((values as Record<string, unknown> | undefined)?.[field]), {
        path: [field],
        message: UNDIALABLE,
        when: always,
      }),
    schema,
  )
}

/** Returns why a number cannot be dialed, as a message for the person who entered it; null when it can. */
export function explainUndialable(typed: unknown): string | null {
  return canCall(typed) ? null : UNDIALABLE
}

// A local number of up to ten digits is left to the form's own rule (DECISIONS A32), as are values that are not strings.
function canCall(value: unknown): boolean {
  return typeof value !== 'string' || value.replace(/\D/g, '').length <= LOCAL_DIGITS || dialable(value) !== null
}

function always(): boolean {
  return true
}
