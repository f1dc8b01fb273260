import { APIError, type CollectionBeforeOperationHook } from 'payload'
import type { Staff } from '@/payload-types'

/** How long a sign-in is valid without being refreshed, in seconds. */
export const SIGN_IN_SECONDS = 6 * 60 * 60
/**
 * A sign-in can be refreshed within this time, in milliseconds. The last refresh is valid for SIGN_IN_SECONDS, so a session ends at
 * the latest twelve hours after it began.
 */
const REFRESH_MS = 6 * 60 * 60 * 1000
const UNAUTHORIZED = 401
const OVER = 'You have been signed in for a long time. Please sign in again.'

/**
 * Refuses to refresh a session of staff that began too long ago: otherwise one that is used every day, by its owner or by a thief,
 * would never end.
 * @throws APIError 401; Payload's admin then shows the sign-in page
 */
export const limitSession: CollectionBeforeOperationHook<'staff'> = async ({ operation, args, req }) => {
  const id = operation === 'refresh' && (req.user as { _sid?: string } | null)?._sid
  if (!id || !req.user) return args
  const staff = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: req.user.id } },
    req,
  })
  const began = staff?.sessions?.find((session) => session.id === id)?.createdAt
  if (!began || Date.now() - Date.parse(began) > REFRESH_MS) throw new APIError(OVER, UNAUTHORIZED, null, true)
  return args
}
