import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest, TypedUser } from 'payload'
import { note } from './note'

/** Notes that a member of staff signed in, by a password or by a mailed link. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await noteVisit({ ...req, user: user as TypedUser }, 'signed in')
}

/** Notes that a member of staff signed out. */
export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await noteVisit(req, 'signed out')
}

function noteVisit(req: Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>, action: string): Promise<void> {
  return note(req, { action, area: 'sign-ins', kind: 'staff', id: req.user?.id })
}
