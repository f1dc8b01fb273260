import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import type * as z from 'zod'

// Only the server loads this module: the data of the worldwide numbering plans is too large for phones.

const HOME = 'US'
const HOME_CODE = '1'
const LONGEST = 60
const LOCAL_DIGITS = 10
const UNDIALABLE = 'We cannot dial this number. Please write one with its area code, like (623) 555-0101.'

/**
 * Returns the number of a family's text in E.164: "(623) 555-0101 ext 3", "001 623 ..." and the first of two numbers are
 * recognized too. Returns null when it cannot be dialed. For other countries only the length is checked.
 */
export function dialable(input: string): string | null {
  return read(input)?.number ?? null
}

/** Returns the phone number for searching: E.164 when it can be dialed, else the entered digits. */
export function normalizePhone(input: string): string {
  return dialable(input) ?? input.replace(/\D/g, '')
}

/** Returns the tel: link of a written phone number, extension included (RFC 3966). */
export function telHref(input: string): string {
  return read(input)?.getURI() ?? `tel:${input.replace(/[^\d+]/g, '')}`
}

/**
 * Adds a check to a form's schema that the phone numbers in the given fields can be dialed. It is checked together with the
 * other rules.
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
export function explainUndialable(input: unknown): string | null {
  return canCall(input) ? null : UNDIALABLE
}

// The parser may read two numbers as one; a caller would try the first one.
function read(input: string): PhoneNumber | undefined {
  const text = input.slice(0, LONGEST).replace(/\(0\)/g, '')
  const parts = [
    text,
    ...text.split(/[/;,|&]|\bor\b|\band\b/i),
    ...(text.match(/(?<!\d)\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/) ?? []),
  ]
  return parts.map(parse).find((number) => number !== undefined)
}

function parse(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), HOME)
  if (!number) return undefined
  return (number.countryCallingCode === HOME_CODE ? number.isValid() : number.isPossible()) ? number : undefined
}

// A local number of up to ten digits is left to the form's own rule (DECISIONS A32), as are values that are not strings.
function canCall(value: unknown): boolean {
  return typeof value !== 'string' || value.replace(/\D/g, '').length <= LOCAL_DIGITS || dialable(value) !== null
}

function always(): boolean {
  return true
}
