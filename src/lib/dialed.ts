import type * as z from 'zod'
import { dialable } from './dialing'

const LOCAL_DIGITS = 10
const UNDIALABLE = 'We cannot dial this number. Please write one with its area code, like (623) 555-0101.'

/**
 * The rules of a form, and that the numbers in the named fields can be called: the world's numbering plans are too
 * heavy for a family's phone, so the server alone asks, along with everything else that is wrong.
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

/** Why a number cannot be called, for whoever typed it; null when it can. */
export function explainUndialable(typed: unknown): string | null {
  return canCall(typed) ? null : UNDIALABLE
}

// A local number of up to ten digits passes as the form's own rule has it (DECISIONS A32); what is no text fails there.
function canCall(value: unknown): boolean {
  return typeof value !== 'string' || value.replace(/\D/g, '').length <= LOCAL_DIGITS || dialable(value) !== null
}

function always(): boolean {
  return true
}
