import { formatCents } from '@/lib/money'
import type { InboxKind } from './kinds'

type Values = Record<string, unknown>

/**
 * What staff may correct of what a family typed: who it is about and how to reach them. What somebody wished, wrote or
 * promised stays in their own words.
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

/** What staff filled in themselves. Another value in its place is a correction; the first one is none. */
const FILLED_BY_STAFF: Partial<Record<InboxKind, readonly string[]>> = { pledges: ['receivedCents', 'goodsCents'] }

/** The fields that a change corrects. @param change may name fewer fields than what is stored */
export function listCorrected(kind: InboxKind, stored: Values, change: Values): string[] {
  const isOther = (name: string) => name in change && textOf(stored[name]) !== textOf(change[name])
  const replaced = (FILLED_BY_STAFF[kind] ?? []).filter((name) => textOf(stored[name]) !== null)
  return [...CORRECTABLE[kind], ...replaced].filter(isOther)
}

/** A value as the history keeps it; null where there is none. */
export function wordOf(name: string, value: unknown): string | null {
  return name.endsWith('Cents') && typeof value === 'number' ? formatCents(value) : textOf(value)
}

/** Numbers that somebody may call. */
export const PHONES: readonly string[] = ['parentPhone', 'emergencyContactPhone', 'phoneNumber', 'phone']

/** The field with the address that mails about an entry go to. */
export function addressField(kind: InboxKind): string {
  return kind === 'player-registrations' ? 'parentEmail' : 'email'
}

/** The job that brings everything to a corrected address. */
export const FOLLOW_ADDRESS = 'follow_address'

export type CorrectedAddress = { kind: InboxKind; entryId: string; before: string }

function textOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}
