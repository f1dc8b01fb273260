import { hasRole } from '@/lib/roles'
import { findSignedIn, type SignedIn } from '@/server/staff-session'
import { refuse } from '@/server/http/answers'
import { findUnproved } from '../confirm-change'

const SIGN_IN = 'Please sign in.'
const PROOF = {
  'no password': 'Your sign-in is older than ten minutes. Type your own password, then try again.',
  wrong: 'This is not your own password. Type the one that you sign in with, then try again.',
  'too many': 'Too many wrong passwords. Sign out and in again, or wait 15 minutes; then try again.',
}

/** Admits signed-in staff to their own account, even before a required second factor is set up. */
export async function admitSignedIn(request: Request): Promise<SignedIn | Response> {
  return (await findSignedIn(request.headers))?.staff ?? refuse(401, SIGN_IN)
}

/** Admits admins who have set up a required second factor. */
export async function admitAdmin(request: Request): Promise<SignedIn | Response> {
  const signedIn = await findSignedIn(request.headers)
  if (!signedIn) return refuse(401, SIGN_IN)
  return !signedIn.isLimited && hasRole(signedIn.staff) ? signedIn.staff : refuse(403, 'Only an admin may do this.')
}

/** Admits editors and admins who have set up a required second factor. */
export async function admitEditor(request: Request): Promise<SignedIn | Response> {
  const signedIn = await findSignedIn(request.headers)
  if (!signedIn) return refuse(401, SIGN_IN)
  const { staff, isLimited } = signedIn
  return !isLimited && hasRole(staff, 'editor') ? staff : refuse(403, 'Only editors may do this.')
}

/** Returns a refusal if the identity must be confirmed; else null. `asks` names the field to show. */
export async function requireProof(staff: SignedIn, password: string | undefined): Promise<Response | null> {
  const missing = await findUnproved(staff, password)
  return missing && Response.json({ message: PROOF[missing], asks: 'password' }, { status: 403, headers: NO_STORE })
}

const NO_STORE = { 'Cache-Control': 'private, no-store' }
