import { INBOX_KIND_KEYS, type InboxKind } from './kinds'

/** Roles that look after what people send, beside admins. */
export type KeeperRole = 'registrar' | 'treasurer'

const FAMILIES: readonly KeeperRole[] = ['registrar']
const SUPPORTERS: readonly KeeperRole[] = ['registrar', 'treasurer']

/** Who looks after which kind: families' words are the registrar's, supporters' are the treasurer's too. */
export const KEEPERS: Record<InboxKind, readonly KeeperRole[]> = {
  'player-registrations': FAMILIES,
  'tryout-registrations': FAMILIES,
  applications: FAMILIES,
  'form-entries': FAMILIES,
  'tour-requests': SUPPORTERS,
  pledges: SUPPORTERS,
  'sponsor-inquiries': SUPPORTERS,
}

/** Every role that looks after some kind. */
export const ALL_KEEPERS: readonly KeeperRole[] = ['registrar', 'treasurer']

/** The kinds that fit a test of roles, in the order of the inbox's tabs. */
export function kindsFor(hasOneOf: (roles: readonly KeeperRole[]) => boolean): InboxKind[] {
  return INBOX_KIND_KEYS.filter((kind) => hasOneOf(KEEPERS[kind]))
}
