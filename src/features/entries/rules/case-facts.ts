import { ageOn, arizonaToday } from '@/lib/birthday'
import { dialable } from '@/lib/phone-numbers'
import { formatPhone } from '@/lib/format-phone'
import { addressField } from './corrections'
import type { InboxKind } from './kinds'

type Fact = { label: string; value: string }

/** The facts that staff need before answering: the player's figures and the family's contact data. */
export type CaseFacts = {
  figures: Fact[]
  /** Null for forms that do not ask for it. */
  born: string | null
  division: string | null
  contact: string | null
  contactLabel: string
  phone: string | null
  email: string | null
}

type Values = Record<string, unknown>

/** Collects the facts of an entry. Missing figures and contact data are left out. */
export function caseFacts(kind: InboxKind, entry: Values, today = arizonaToday()): CaseFacts {
  const text = (...names: string[]) => names.map((name) => textOf(entry[name])).find(Boolean) ?? ''
  const born = text('dateOfBirth')
  const figures = [
    { label: 'Age', value: born ? String(ageOn(born, today)) : text('playerAge') },
    { label: 'Grade', value: text('currentGrade', 'playerGrade', 'grade').replace(/ grade$/i, '') },
  ]
  const parent = `${text('parentFirstName')} ${text('parentLastName')}`.trim() || text('parentName')
  return {
    figures: figures.filter(({ value }) => value !== ''),
    born: born || null,
    division: text('division') || null,
    contact: parent || text('name', 'fullName') || null,
    contactLabel: parent ? 'Parent or guardian' : 'From',
    phone: text('parentPhone', 'phoneNumber', 'phone') || null,
    email: text(addressField(kind)) || null,
  }
}

/** Formats a phone number. Input with an extension or several numbers is returned unchanged. */
export function readablePhone(input: string): string {
  const digits = input.replace(/\D/g, '')
  const isWhole = [`+1${digits}`, `+${digits}`].includes(dialable(input) ?? '')
  return isWhole ? formatPhone(digits) : input
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim()
}
