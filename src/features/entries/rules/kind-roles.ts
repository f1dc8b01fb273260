import { INBOX_KIND_KEYS, type InboxKind } from './kinds'

/** Roles that handle entries, besides admins. */
export type KindRole = 'registrar' | 'treasurer'

const FAMILIES: readonly KindRole[] = ['registrar']
const SUPPORTERS: readonly KindRole[] = ['registrar', 'treasurer']

/** The roles that handle each kind: families' entries belong to the registrar, supporters' also to the treasurer. */
export const KIND_ROLES: Record<InboxKind, readonly KindRole[]> = {
  'player-registrations': FAMILIES,
  'tryout-registrations': FAMILIES,
  applications: FAMILIES,
  'form-entries': FAMILIES,
  'tour-requests': SUPPORTERS,
  pledges: SUPPORTERS,
  'sponsor-inquiries': SUPPORTERS,
}

/** All roles that handle some kind. */
export const INBOX_ROLES: readonly KindRole[] = ['registrar', 'treasurer']

/** Returns the kinds whose roles pass the test, in the order of the inbox's tabs. */
export function kindsFor(hasOneOf: (roles: readonly KindRole[]) => boolean): InboxKind[] {
  return INBOX_KIND_KEYS.filter((kind) => hasOneOf(KIND_ROLES[kind]))
}
