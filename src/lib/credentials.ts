import { daysBetween, formatDay } from './dates'

/** The credentials a coach needs before working with children, by field name (docs/decisions/076). */
export const CREDENTIALS = {
  backgroundCheck: {
    label: 'Background check',
    help: 'In Arizona the fingerprint clearance card, or the background check of the academy.',
  },
  firstAid: { label: 'First aid and CPR', help: 'The certificate of a course in first aid and CPR.' },
  safeSport: { label: 'SafeSport', help: 'The yearly SafeSport training on how abuse is prevented.' },
} as const

export const ALL_VALID = 'All valid'

export type CredentialName = keyof typeof CREDENTIALS

export const CREDENTIAL_NAMES = Object.keys(CREDENTIALS) as CredentialName[]

/** How many days before the expiry date the coach and the admins are notified. */
export const WARNED_BEFORE = [60, 14] as const

/** The credentials of an account: the last valid day of each, as stored. */
export type Credentials = Partial<Record<CredentialName, { endsOn?: string | null } | null>>

/** The required credentials, from the coach settings. */
export type RequiredCredentials = Partial<Record<CredentialName, boolean | null>>

export type CredentialStatus = { name: CredentialName; state: 'valid' | 'soon' | 'ended' | 'missing'; endsOn?: string }

/**
 * Returns the state of each credential on a day; the expiry date itself is valid. Omits credentials that are neither required
 * nor entered.
 * @param today a calendar day in Arizona
 */
export function credentialStatuses(
  credentials: Credentials,
  needed: RequiredCredentials,
  today: string,
): CredentialStatus[] {
  return CREDENTIAL_NAMES.flatMap((name): CredentialStatus[] => {
    const endsOn = credentials[name]?.endsOn?.slice(0, 10)
    if (!endsOn) return needed[name] ? [{ name, state: 'missing' }] : []
    const left = daysBetween(today, endsOn)
    return [{ name, endsOn, state: left < 0 ? 'ended' : left <= WARNED_BEFORE[0] ? 'soon' : 'valid' }]
  })
}

/** Returns whether all credentials are valid: none is expired, and all required ones were entered. */
export function areValid(statuses: readonly CredentialStatus[]): boolean {
  return statuses.every(({ state }) => state === 'valid' || state === 'soon')
}

/**
 * Describes the credentials in words, the most urgent first: 'SafeSport ended Nov 3; First aid and CPR ends Dec 1'. Returns
 * 'All valid' when nothing needs attention.
 */
export function describeStatuses(statuses: readonly CredentialStatus[], today: string): string {
  const order = ['ended', 'missing', 'soon'] as const
  const parts = order.flatMap((state) =>
    statuses.filter((one) => one.state === state).map((one) => describe(one, today)),
  )
  return parts.join('; ') || ALL_VALID
}

/** Describes the missing and expired credentials, for use in a sentence: 'SafeSport ended Nov 3, First aid missing'. */
export function describeGaps(statuses: readonly CredentialStatus[], today: string): string {
  const gaps = statuses.filter((one) => !areValid([one])).map((one) => describe(one, today))
  return gaps.join(', ')
}

/** Tells a coach why access to children's data is denied and who can help; null without gaps. */
export function explainClosedAccess(gaps: string | null): string | null {
  return gaps && `The film room and the rosters are closed to you: ${gaps}. Ask an admin of the academy.`
}

function describe({ name, state, endsOn }: CredentialStatus, today: string): string {
  const { label } = CREDENTIALS[name]
  if (!endsOn) return `${label} missing`
  const isThisYear = endsOn.slice(0, 4) === today.slice(0, 4)
  return `${label} ${state === 'ended' ? 'ended' : 'ends'} ${formatDay(endsOn, isThisYear ? 'MMM d' : 'MMM d, yyyy')}`
}
