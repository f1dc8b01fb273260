import { formatCents } from '@/lib/money'
import type { InboxKind } from './kinds'

type Values = Record<string, unknown>

/**
 * The answers that staff may correct: identity, contact data and pledged amounts. Wishes and free text stay as they were
 * written.
 */
export const CORRECTABLE: Record<InboxKind, readonly string[]> = {
  'player-registrations': [
    'playerFirstName',
    'playerLastName',
    'dateOfBirth',
    'currentGrade',
    'heightFeet',
    'heightInches',
    'weightLbs',
    'schoolName',
    'parentFirstName',
    'parentLastName',
    'parentEmail',
    'parentPhone',
    'playerEmail',
    'emergencyContactName',
    'emergencyContactPhone',
  ],
  'tryout-registrations': [
    'playerFirstName',
    'playerLastName',
    'playerAge',
    'playerGrade',
    'parentName',
    'phoneNumber',
    'email',
  ],
  applications: ['fullName', 'grade', 'email', 'phone'],
  'form-entries': ['name', 'email'],
  'tour-requests': ['name', 'company', 'email', 'phone'],
  pledges: ['name', 'email', 'amountCents'],
  'sponsor-inquiries': ['company', 'name', 'email', 'phone'],
}

/** Fields that staff fill in. Only a later change of them is a correction. */
const FILLED_BY_STAFF: Partial<Record<InboxKind, readonly string[]>> = { pledges: ['receivedCents', 'goodsCents'] }

/**
 * Lists the fields that a change corrects.
 * @param change may have fewer fields than what is stored
 */
export function listCorrected(kind: InboxKind, stored: Values, change: Values): string[] {
  const isOther = (name: string) => name in change && textOf(stored[name]) !== textOf(change[name])
  const replaced = (FILLED_BY_STAFF[kind] ?? []).filter((name) => textOf(stored[name]) !== null)
  return [...CORRECTABLE[kind], ...replaced].filter(isOther)
}

/** Returns a value in the format of the history; null for an empty value. */
export function formatHistoryValue(name: string, value: unknown): string | null {
  return name.endsWith('Cents') && typeof value === 'number' ? formatCents(value) : textOf(value)
}

/** The phone fields. */
export const PHONES: readonly string[] = ['parentPhone', 'emergencyContactPhone', 'phoneNumber', 'phone']

/** Returns the name of the field with the address for mails about an entry. */
export function addressField(kind: InboxKind): string {
  return kind === 'player-registrations' ? 'parentEmail' : 'email'
}

/** The job that applies a corrected address. */
export const FOLLOW_ADDRESS = 'follow_address'

export type CorrectedAddress = { kind: InboxKind; entryId: string; before: string }

function textOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}
