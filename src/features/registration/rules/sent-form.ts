import { ageOn, arizonaToday, toIsoDate } from '@/lib/birthday'
import type { RegistrationInput, TryoutInput } from './registration-schema'

/** A submitted form: enough to confirm it, to submit a corrected address, and to start a sibling's form. */
export type SentForm = {
  /** The form's name, which is also the key of its draft. */
  form: 'tryout' | 'registration'
  reference: string
  idempotencyKey: string
  /** The time of storing, as an ISO string. */
  sentAt: string
  values: Record<string, unknown>
  playerName: string
  playerFirstName: string
  age: number | null
  emailField: 'email' | 'parentEmail'
}

type Sent = { reference: string; idempotencyKey: string; sentAt: string }

/** Describes a submitted tryout form. */
export function describeTryout(values: TryoutInput, { reference, idempotencyKey, sentAt }: Sent): SentForm {
  const { playerFirstName, playerLastName, playerAge } = values
  return {
    form: 'tryout',
    reference,
    idempotencyKey,
    sentAt,
    values,
    ...nameOf(playerFirstName, playerLastName),
    age: Number(playerAge) || null,
    emailField: 'email',
  }
}

/** Describes a submitted full registration. */
export function describeRegistration(values: RegistrationInput, { reference, idempotencyKey, sentAt }: Sent): SentForm {
  const born = toIsoDate(String(values.dateOfBirth ?? ''))
  return {
    form: 'registration',
    reference,
    idempotencyKey,
    sentAt,
    values,
    ...nameOf(values.firstName, values.lastName),
    age: born ? ageOn(born, arizonaToday()) : null,
    emailField: 'parentEmail',
  }
}

/** Returns the first name and the last initial as far as they are entered: 'Mateo R.', 'Mateo', or nothing. */
export function shortName(first = '', last = ''): string {
  const initial = last.trim().charAt(0)
  return [first.trim(), initial && `${initial}.`].filter(Boolean).join(' ')
}

/** Returns the address to which the receipt was mailed. */
export function addressOf({ values, emailField }: SentForm): string {
  return String(values[emailField] ?? '').trim()
}

/** Returns the same form with another address. */
export function withAddress(sent: SentForm, address: string): SentForm {
  return { ...sent, values: { ...sent.values, [sent.emailField]: address } }
}

/** Returns the answers that siblings share: the guardian, the address and the emergency contact. */
export function siblingAnswers({ values, emailField }: SentForm): Record<string, string> {
  const fields = [...SHARED, emailField]
    .map((field) => [field, values[field]] as const)
    .filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(fields) as Record<string, string>
}

/** Formats the time of the submit in the academy's time zone: "Sent Tuesday, January 12, 4:10 PM". */
export function sentLabel({ sentAt }: SentForm): string {
  const day = format(sentAt, { weekday: 'long', month: 'long', day: 'numeric' })
  return `Sent ${day}, ${format(sentAt, { hour: 'numeric', minute: '2-digit' })}`
}

const HOUR_MS = 60 * 60 * 1000

/** A step after the submit, with its day when one is known: 'Tue, Jan 12', 'Thu, Jan 14 to Fri, Jan 15'. */
export type DatedStep = { step: string; day: string | null }

/**
 * Dates the steps of a page's text: a step that names hours by the time of the submit, such as "within 48-72 hours"; of the
 * tryout form the first one by its submit, and the last one by the date that the family signed up for.
 */
export function dateSteps(
  steps: readonly { step: string }[],
  { form, sentAt }: SentForm,
  tryoutDay?: string,
): DatedStep[] {
  return steps.map(({ step }, index) => {
    const hours = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))? hours/.exec(step)
    if (hours) return { step, day: daysAfter(sentAt, Number(hours[1]), Number(hours[2] ?? hours[1])) }
    if (form === 'tryout' && index === 0) return { step, day: shortDay(Date.parse(sentAt)) }
    if (form === 'tryout' && index === steps.length - 1) return { step, day: tryoutDay ?? null }
    return { step, day: null }
  })
}

function daysAfter(sentAt: string, from: number, to: number): string {
  const [first, last] = [from, to].map((hours) => shortDay(Date.parse(sentAt) + hours * HOUR_MS))
  return first === last ? `By ${last}` : `${first} to ${last}`
}

function shortDay(moment: number): string {
  return format(new Date(moment).toISOString(), { weekday: 'short', month: 'short', day: 'numeric' })
}

const SHARED = ['parentName', 'phoneNumber', 'emergencyContactName', 'emergencyContactPhone']

// Avoids the date library, because the form is loaded on phones. Browsers put a narrow space before AM and PM.
function format(moment: string, options: Intl.DateTimeFormatOptions): string {
  const text = new Date(moment).toLocaleString('en-US', { ...options, timeZone: 'America/Phoenix' })
  return text.replace(/\s/g, ' ')
}

function nameOf(first: string, last: string): Pick<SentForm, 'playerName' | 'playerFirstName'> {
  return { playerFirstName: first.trim(), playerName: shortName(first, last) }
}
