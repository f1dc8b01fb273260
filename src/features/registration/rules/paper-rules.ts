import type * as z from 'zod'
import { toIsoDate } from '@/lib/birthday'
import { normalizePhone } from '@/lib/dialing'
import { dialedRegistration, dialedTryout } from './dialed-rules'
import { registrationSchema, tryoutSchema } from './registration-schema'

/** An entry as staff type it from paper, by the names of the collection's fields. */
export type PaperEntry = Record<string, unknown>

/** The errors to fix, by field. */
export type PaperProblem = { path: string; message: string }

// The form's names beside the collection's, where they differ.
const REGISTRATION_NAMES: Record<string, string> = {
  firstName: 'playerFirstName',
  lastName: 'playerLastName',
  email: 'playerEmail',
  parentName: 'parentFirstName',
  phoneNumber: 'parentPhone',
}

/** The problems of a paper registration by the rules of the public form, with the same words. */
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

/** The problems of a paper tryout by the rules of the public form, with the same words. */
export function checkPaperTryout(entry: PaperEntry): PaperProblem[] {
  return problemsOf(dialedTryout, {}, pick(filled(entry), tryoutSchema.shape))
}

/** What the server gives a paper registration, as the form's handler does. */
export function completePaperRegistration({ dateOfBirth, parentEmail, parentPhone, playerEmail }: PaperEntry) {
  return {
    dateOfBirth: toIsoDate(String(toFormDay(dateOfBirth))) ?? dateOfBirth,
    playerEmail: playerEmail || parentEmail,
    parentPhoneNormalised: typeof parentPhone === 'string' ? normalizePhone(parentPhone) : null,
  }
}

/** What the server gives a paper tryout. */
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

// The admin sends what was left empty as null.
function filled(entry: PaperEntry): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''))
}

function pick(entry: PaperEntry, shape: object): PaperEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => Object.hasOwn(shape, name)))
}

// Staff may type a birthday as it is stored or as the form asks for it.
function toFormDay(value: unknown): unknown {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value ?? '').trim()) ?? []
  return year ? `${month}/${day}/${year}` : value
}
