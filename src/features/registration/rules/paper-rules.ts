import type * as z from 'zod'
import { toIsoDate } from '@/lib/birthday'
import { normalizePhone } from '@/lib/phone-numbers'
import { dialedRegistration, dialedTryout } from './dialed-rules'
import { columnOf, toFormDay, toRegistrationAnswers } from './registration-record'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** An entry that staff transfer from paper, by the field names of the collection. */
export type PaperEntry = Record<string, unknown>

/** The errors to fix, by field. */
export type PaperProblem = { path: string; message: string }

/** Validates a paper registration with the rules and error messages of the public form. */
export function checkPaperRegistration(entry: PaperEntry): PaperProblem[] {
  const values = filled(entry)
  const answers = toRegistrationAnswers({ ...values, playerEmail: values.playerEmail ?? values.parentEmail })
  return problemsOf(dialedRegistration, columnOf, { ...pick(values, registrationSchema.shape), ...answers })
}

/** Validates a paper tryout with the rules and error messages of the public form. */
export function checkPaperTryout(entry: PaperEntry): PaperProblem[] {
  return problemsOf(dialedTryout, (name) => name, pick(filled(entry), tryoutSchema.shape))
}

/** Returns the values that the server adds to a paper registration, as the form's handler does. */
export function completePaperRegistration({ dateOfBirth, parentEmail, parentPhone, playerEmail }: PaperEntry) {
  return {
    dateOfBirth: toIsoDate(toFormDay(String(dateOfBirth ?? '').trim())) ?? dateOfBirth,
    playerEmail: playerEmail || parentEmail,
    parentPhoneNormalised: typeof parentPhone === 'string' ? normalizePhone(parentPhone) : null,
  }
}

/** Returns the values that the server adds to a paper tryout. */
export function completePaperTryout({ phoneNumber }: PaperEntry) {
  return { phoneNormalised: typeof phoneNumber === 'string' ? normalizePhone(phoneNumber) : null }
}

function problemsOf(schema: z.ZodType, pathOf: (name: string) => string, input: PaperEntry): PaperProblem[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    if (!first.has(name)) first.set(name, message)
  }
  return [...first].map(([name, message]) => ({ path: pathOf(name), message }))
}

// The admin sends empty fields as null.
function filled(entry: PaperEntry): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''))
}

function pick(entry: PaperEntry, shape: object): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => Object.hasOwn(shape, name)))
}
