import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest, TypedUser } from 'payload'
import { insertAudit } from './insert-audit'

/** Audits a staff sign-in by password or mailed link. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await noteVisit({ ...req, user: user as TypedUser }, 'signed in')
}

/** Audits a staff sign-out. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await noteVisit(req, 'signed out')
}

function noteVisit(req: Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>, action: string): Promise<void> {
  return insertAudit(req, { action, area: 'sign-ins', kind: 'staff', id: req.user?.id })
}
