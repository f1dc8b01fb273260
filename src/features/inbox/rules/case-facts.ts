import { ageOn, arizonaToday } from '@/lib/birthday'
import { dialable } from '@/lib/dialing'
import { formatPhone } from '@/lib/phone'
import { addressField } from './corrections'
import type { InboxKind } from './kinds'

type Fact = { label: string; value: string }

/** What staff need about an entry before they answer: figures about the player, and how to reach the family. */
export type CaseFacts = {
  figures: Fact[]
  /** Null where the family was not asked for it. */
  born: string | null
  division: string | null
  contact: string | null
  contactLabel: string
  phone: string | null
  email: string | null
}

type Values = Record<string, unknown>

/** Reads the facts of an entry. Figures and ways of contact that are missing are left out. */
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

/** A phone number as people write it. What has an extension or more than one number stays as it was typed. */
export function readablePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const isWhole = [`+1${digits}`, `+${digits}`].includes(dialable(typed) ?? '')
  return isWhole ? formatPhone(digits) : typed
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim()
}
