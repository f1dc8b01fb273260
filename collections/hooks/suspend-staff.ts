import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  ValidationError,
} from 'payload'
import type { Staff } from '@/payload-types'

const FORBIDDEN = 403
const SUSPENDED = 'This account is suspended. Ask an admin of the academy.'
const NOT_YOURSELF = 'You cannot suspend yourself. Ask another admin.'

/**
 * Ends every session of whoever is suspended, in the change that suspends them. Only admins suspend, and never
 * themselves: so one of them can always sign in.
 * @throws ValidationError at the switch for somebody's own account
 */
export const endSessions: CollectionBeforeChangeHook<Staff> = ({ collection, data, originalDoc, req }) => {
  if (!data.isSuspended) return data
  if (req.user && req.user.id === originalDoc?.id) {
    const errors = [{ path: 'isSuspended', message: NOT_YOURSELF }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  return { ...data, sessions: [] }
}

/** What somebody held open when they were suspended is free for the others at once. */
export const releaseLocks: CollectionAfterChangeHook<Staff> = async ({ doc, previousDoc, req }) => {
  if (!doc.isSuspended || previousDoc?.isSuspended) return doc
  await req.payload.delete({
    collection: 'payload-locked-documents',
    where: { 'user.value': { equals: doc.id } },
    depth: 0,
    req,
  })
  return doc
}

/**
 * Keeps whoever is suspended out, by a password and by a mailed link alike. Asked after the password was right, so that
 * nobody learns from it who works here.
 * @throws APIError with one sentence
 */
export const refuseSuspended: CollectionBeforeLoginHook<Staff> = ({ user }) => {
  if (user.isSuspended) throw new APIError(SUSPENDED, FORBIDDEN, null, true)
}
