import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest, TypedUser } from 'payload'
import { note } from './note'

/** Audits a staff sign-in by password or mailed link. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await noteVisit({ ...req, user: user as TypedUser }, 'signed in')
}

/** Audits a staff sign-out. */
export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await noteVisit(req, 'signed out')
}

function noteVisit(req: Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>, action: string): Promise<void> {
  return note(req, { action, area: 'sign-ins', kind: 'staff', id: req.user?.id })
}
