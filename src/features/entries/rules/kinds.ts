import type { FlowName } from './flow'

type Kind = {
  /** The label of the tab. */
  label: string
  /** The singular. */
  one: string
  flow: FlowName
}

/** The kinds of entries by the slug of their collection, in the order of the inbox's tabs. */
export const INBOX_KINDS = {
  'player-registrations': { label: 'Registrations', one: 'Registration', flow: 'registration' },
  'tryout-registrations': { label: 'Tryouts', one: 'Tryout', flow: 'registration' },
  applications: { label: 'Applications', one: 'Application', flow: 'application' },
  'form-entries': { label: 'Messages', one: 'Message', flow: 'message' },
  'tour-requests': { label: 'Tours', one: 'Tour request', flow: 'tour' },
  pledges: { label: 'Pledges', one: 'Pledge', flow: 'pledge' },
  'sponsor-inquiries': { label: 'Sponsors', one: 'Sponsor inquiry', flow: 'sponsor' },
} as const satisfies Record<string, Kind>

export type InboxKind = keyof typeof INBOX_KINDS
export const INBOX_KIND_KEYS = Object.keys(INBOX_KINDS) as InboxKind[]

/** Statuses in which an answer is expected: only these can be overdue. The database has the same list. */
export const WAITING_STATUSES: readonly string[] = ['pending', 'in_review', 'pledged']

/** Whether a value is the slug of an inbox collection. */
export function isInboxKind(value: unknown): value is InboxKind {
  return typeof value === 'string' && Object.hasOwn(INBOX_KINDS, value)
}
