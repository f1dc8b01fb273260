import { ageOn, arizonaToday, toIsoDate } from '@/lib/birthday'
import type { RegistrationInput, TryoutInput } from './registration-schema'

/** What a form was sent with: enough to say it back, to send a corrected address, and to begin another child's form. */
export type SentForm = {
  /** The form's name, under which its draft is kept. */
  form: 'tryout' | 'registration'
  reference: string
  idempotencyKey: string
  values: Record<string, unknown>
  playerName: string
  age: number | null
  emailField: 'email' | 'parentEmail'
}

type Sent = { reference: string; idempotencyKey: string }

/** What was sent with the tryout form. */
export function describeTryout(values: TryoutInput, sent: Sent): SentForm {
  const { playerFirstName, playerLastName, playerAge } = values
  return {
    ...sent,
    form: 'tryout',
    values,
    playerName: shortName(playerFirstName, playerLastName),
    age: Number(playerAge) || null,
    emailField: 'email',
  }
}

/** What was sent with the full registration. */
export function describeRegistration(values: RegistrationInput, sent: Sent): SentForm {
  const born = toIsoDate(String(values.dateOfBirth ?? ''))
  return {
    ...sent,
    form: 'registration',
    values,
    playerName: shortName(values.firstName, values.lastName),
    age: born ? ageOn(born, arizonaToday()) : null,
    emailField: 'parentEmail',
  }
}

/** The answers that a brother or sister shares: the guardian, the address and the emergency contact. */
export function keptForSibling({ values, emailField }: SentForm): Record<string, string> {
  const kept = [...SHARED, emailField]
    .map((field) => [field, values[field]] as const)
    .filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(kept) as Record<string, string>
}

const SHARED = ['parentName', 'phoneNumber', 'emergencyContactName', 'emergencyContactPhone']

function shortName(first: string, last: string): string {
  return `${first.trim()} ${last.trim().charAt(0)}.`
}
