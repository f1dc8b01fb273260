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
 * Ends all sessions of an account in the change that suspends it. Only admins can suspend accounts, and never their own, so
 * that at least one admin can always sign in.
 * @throws ValidationError at the checkbox when admins suspend their own account
 */
export const endSessions: CollectionBeforeChangeHook<Staff> = ({ collection, data, originalDoc, req }) => {
  if (!data.isSuspended) return data
  if (req.user && req.user.id === originalDoc?.id) {
    const errors = [{ path: 'isSuspended', message: NOT_YOURSELF }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  return { ...data, sessions: [] }
}

/** Releases the document locks of an account when it is suspended. */
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
 * Rejects the sign-in of a suspended account, by password or by mailed link. It runs after the password check, so that a
 * guesser cannot find out which accounts exist.
 * @throws APIError with one sentence
 */
export const refuseSuspended: CollectionBeforeLoginHook<Staff> = ({ user }) => {
  if (user.isSuspended) throw new APIError(SUSPENDED, FORBIDDEN, null, true)
}
