import type * as z from 'zod'
import { toIsoDate } from '@/lib/birthday'
import { normalizePhone } from '@/lib/dialing'
import { dialedRegistration, dialedTryout } from './dialed-rules'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** An entry that staff transfer from paper, by the field names of the collection. */
export type PaperEntry = Record<string, unknown>

/** The errors to fix, by field. */
export type PaperProblem = { path: string; message: string }

// The form's field names by the collection's field names, where they differ.
const REGISTRATION_NAMES: Record<string, string> = {
  firstName: 'playerFirstName',
  lastName: 'playerLastName',
  email: 'playerEmail',
  parentName: 'parentFirstName',
  phoneNumber: 'parentPhone',
}

/** Validates a paper registration with the rules and error messages of the public form. */
export function checkPaperRegistration(entry: PaperEntry): PaperProblem[] {
  const given = filled(entry)
  const { playerFirstName, playerLastName, parentFirstName, parentLastName, parentPhone, ...same } = given
  return problemsOf(dialedRegistration, REGISTRATION_NAMES, {
    ...pick(same, registrationSchema.shape),
    firstName: playerFirstName,
    lastName: playerLastName,
    email: given.playerEmail ?? given.parentEmail,
    parentName: parentFirstName && [parentFirstName, parentLastName].filter(Boolean).join(' '),
    phoneNumber: parentPhone,
    dateOfBirth: toFormDay(given.dateOfBirth),
  })
}

/** Validates a paper tryout with the rules and error messages of the public form. */
export function checkPaperTryout(entry: PaperEntry): PaperProblem[] {
  return problemsOf(dialedTryout, {}, pick(filled(entry), tryoutSchema.shape))
}

/** Returns the values that the server adds to a paper registration, as the form's handler does. */
export function completePaperRegistration({ dateOfBirth, parentEmail, parentPhone, playerEmail }: PaperEntry) {
  return {
    dateOfBirth: toIsoDate(String(toFormDay(dateOfBirth))) ?? dateOfBirth,
    playerEmail: playerEmail || parentEmail,
    parentPhoneNormalised: typeof parentPhone === 'string' ? normalizePhone(parentPhone) : null,
  }
}

/** Returns the values that the server adds to a paper tryout. */
export function completePaperTryout({ phoneNumber }: PaperEntry) {
  return { phoneNormalised: typeof phoneNumber === 'string' ? normalizePhone(phoneNumber) : null }
}

function problemsOf(schema: z.ZodType, names: Record<string, string>, input: PaperEntry): PaperProblem[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    if (!first.has(name)) first.set(name, message)
  }
  return [...first].map(([name, message]) => ({ path: names[name] ?? name, message }))
}

// The admin sends empty fields as null.
function filled(entry: PaperEntry): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''))
}

function pick(entry: PaperEntry, shape: object): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => Object.hasOwn(shape, name)))
}

// Staff may enter a birthday in the stored format or in the format of the form.
function toFormDay(value: unknown): unknown {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value ?? '').trim()) ?? []
  return year ? `${month}/${day}/${year}` : value
}
