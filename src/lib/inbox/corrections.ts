import type { InboxKind } from './kinds'

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
  pledges: ['name', 'email'],
  'sponsor-inquiries': ['company', 'name', 'email', 'phone'],
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
