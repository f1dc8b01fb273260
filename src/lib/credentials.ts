import { daysBetween, formatDay } from './dates'

/** What a coach proves before working with children, by the name of its fields (docs/decisions/076). */
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

/** Days before the end at which the coach and the admins are told. */
export const WARNED_BEFORE = [60, 14] as const

/** What an account says of its credentials: the last day of each, as stored. */
export type Credentials = Partial<Record<CredentialName, { endsOn?: string | null } | null>>

/** Which ones coaches need, by the settings of the academy. */
export type Needed = Partial<Record<CredentialName, boolean | null>>

export type Standing = { name: CredentialName; state: 'valid' | 'soon' | 'ended' | 'missing'; endsOn?: string }

/**
 * Where each credential stands on a day; it holds on its last day. One that nobody needs and that was never entered is
 * left out.
 * @param today a calendar day in Arizona
 */
export function standingsOf(credentials: Credentials, needed: Needed, today: string): Standing[] {
  return CREDENTIAL_NAMES.flatMap((name): Standing[] => {
    const endsOn = credentials[name]?.endsOn?.slice(0, 10)
    if (!endsOn) return needed[name] ? [{ name, state: 'missing' }] : []
    const left = daysBetween(today, endsOn)
    return [{ name, endsOn, state: left < 0 ? 'ended' : left <= WARNED_BEFORE[0] ? 'soon' : 'valid' }]
  })
}

/** Whether all of them hold: what was entered has not ended, and what is needed was entered. */
export function areHolding(standings: readonly Standing[]): boolean {
  return standings.every(({ state }) => state === 'valid' || state === 'soon')
}

/** In words, the worst first: 'SafeSport ended Nov 3; First aid and CPR ends Dec 1'. 'All valid' when nothing is to do. */
export function describeStandings(standings: readonly Standing[], today: string): string {
  const order = ['ended', 'missing', 'soon'] as const
  const parts = order.flatMap((state) =>
    standings.filter((one) => one.state === state).map((one) => describe(one, today)),
  )
  return parts.join('; ') || ALL_VALID
}

/** What keeps a coach from working with children, within a sentence: 'SafeSport ended Nov 3, First aid missing'. */
export function describeGaps(standings: readonly Standing[], today: string): string {
  const gaps = standings.filter((one) => !areHolding([one])).map((one) => describe(one, today))
  return gaps.join(', ')
}

/** Why everything about children is closed to a coach, and whom to ask; null without gaps. */
export function sayClosed(gaps: string | null): string | null {
  return gaps && `The film room and the rosters are closed to you: ${gaps}. Ask an admin of the academy.`
}

function describe({ name, state, endsOn }: Standing, today: string): string {
  const { label } = CREDENTIALS[name]
  if (!endsOn) return `${label} missing`
  const isThisYear = endsOn.slice(0, 4) === today.slice(0, 4)
  return `${label} ${state === 'ended' ? 'ended' : 'ends'} ${formatDay(endsOn, isThisYear ? 'MMM d' : 'MMM d, yyyy')}`
}
