import 'server-only'
import { adminPaths } from '@/lib/admin-paths'
import { findSignedIn } from '@/server/staff-session'
import { findPendingSignIn } from './pending-sign-in'

/** Pages that are open without a session: sign-in and sign-out. */
const OPEN_PAGES = new Set([
  'logout',
  'logout-inactivity',
  'forgot',
  'reset',
  'unauthorized',
  'sign-in-code',
  'invitation',
  'new-password',
])

/**
 * Returns the redirect before an admin page: to the second factor after a correct password, or to the account page until a
 * required second factor is set up. Null: no redirect.
 * @param query the page's query; `again` on the sign-in page restarts the sign-in
 */
export async function resolveRedirect(
  page: string | undefined,
  query: Record<string, unknown>,
  headers: Headers,
): Promise<string | null> {
  if (page === 'login') {
    const isCodeRequired = query.again === undefined && (await findPendingSignIn({ headers })) !== null
    return isCodeRequired ? adminPaths.signInCode(typeof query.redirect === 'string' ? query.redirect : null) : null
  }
  if (page && OPEN_PAGES.has(page)) return null
  const signedIn = await findSignedIn(headers)
  return signedIn?.isLimited && page !== 'account' ? adminPaths.account : null
}

/**
 * Whether the session may call this server function of the admin. Before a required second factor is set up, only the function
 * for the form state of the own account is allowed.
 */
export async function mayCall(name: string, args: Record<string, unknown>, headers: Headers): Promise<boolean> {
  const signedIn = await findSignedIn(headers)
  if (!signedIn?.isLimited) return true
  return name === 'form-state' && args.collectionSlug === 'staff' && args.id === signedIn.staff.id
}
