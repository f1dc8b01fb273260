import { INBOX_KIND_KEYS, type InboxKind } from './kinds'

/** Roles that look after what people send, beside admins. */
export type KindRole = 'registrar' | 'treasurer'

const FAMILIES: readonly KindRole[] = ['registrar']
const SUPPORTERS: readonly KindRole[] = ['registrar', 'treasurer']

/** Who looks after which kind: families' words are the registrar's, supporters' are the treasurer's too. */
export const KIND_ROLES: Record<InboxKind, readonly KindRole[]> = {
  'player-registrations': FAMILIES,
  'tryout-registrations': FAMILIES,
  applications: FAMILIES,
  'form-entries': FAMILIES,
  'tour-requests': SUPPORTERS,
  pledges: SUPPORTERS,
  'sponsor-inquiries': SUPPORTERS,
}

/** Every role that looks after some kind. */
export const INBOX_ROLES: readonly KindRole[] = ['registrar', 'treasurer']

/** The kinds that fit a test of roles, in the order of the inbox's tabs. */
export function kindsFor(hasOneOf: (roles: readonly KindRole[]) => boolean): InboxKind[] {
  return INBOX_KIND_KEYS.filter((kind) => hasOneOf(KIND_ROLES[kind]))
}
