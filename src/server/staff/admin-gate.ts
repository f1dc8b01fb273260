import 'server-only'
import { paths } from '@/lib/paths'
import { findSignedIn } from '../content/preview'
import { findWaiting } from './pending-sign-in'

/** Pages that everybody reaches: the ways in and out. */
const WAYS = new Set(['logout', 'logout-inactivity', 'forgot', 'reset', 'unauthorized', 'sign-in-code', 'invitation'])

/**
 * Where somebody must go before a page of the admin: to the question for a code, after a right password; or to the account
 * page, until a second factor is set up that the role needs. Null: nowhere.
 * @param query of the page; `again` on the sign-in page begins anew
 */
export async function findDetour(
  page: string | undefined,
  query: Record<string, unknown>,
  headers: Headers,
): Promise<string | null> {
  if (page === 'login') {
    const isAsked = query.again === undefined && (await findWaiting({ headers })) !== null
    return isAsked ? paths.signInCode(typeof query.redirect === 'string' ? query.redirect : null) : null
  }
  if (page && WAYS.has(page)) return null
  const signedIn = await findSignedIn(headers)
  return signedIn?.isLimited && page !== 'account' ? paths.adminAccount : null
}

/**
 * Whether whoever asks may call this function of the admin's screens. Before a second factor is set up that the role needs,
 * it is the one that keeps the form of the own account true.
 */
export async function mayCall(name: string, args: Record<string, unknown>, headers: Headers): Promise<boolean> {
  const signedIn = await findSignedIn(headers)
  if (!signedIn?.isLimited) return true
  return name === 'form-state' && args.collectionSlug === 'staff' && args.id === signedIn.staff.id
}
