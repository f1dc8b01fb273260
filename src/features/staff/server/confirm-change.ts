import {
  APIError,
  ValidationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload'
import { isStaff } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { attemptWithinLimit } from '@/server/throttle'
import { hasFactor } from '@/server/staff-factor'
import { findByPassword } from './password'
import type { SignedIn } from '@/server/staff-session'

type Change = Partial<Staff> & { currentPassword?: unknown }
/** Why a member of staff is not confirmed. */
type ConfirmationError = 'no password' | 'wrong' | 'too many'

/** A sign-in younger than this needs no further confirmation. */
const FRESH_MINUTES = 10
const UNAUTHORIZED = 401
const WRONG = { points: 5, minutes: 15 }

const AT_FIELD: Record<ConfirmationError, string> = {
  'no password': `Type your own password here to change a password, an email address or a role: your sign-in is older than ${FRESH_MINUTES} minutes. Then save again.`,
  wrong: 'This is not your own password. Type the one that you sign in with, then save again.',
  'too many': 'Too many wrong passwords. Sign out and in again, or wait 15 minutes; then save again.',
}

/** Adds hooks to the staff collection: account changes need a confirmed identity, and sign-in a second factor. */
export function confirmChanges(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'staff') return collection
  const { hooks = {} } = collection
  const beforeValidate = [...(hooks.beforeValidate ?? []), demandProof]
  const beforeLogin = [...(hooks.beforeLogin ?? []), demandCode]
  return { ...collection, hooks: { ...hooks, beforeValidate, beforeLogin } }
}

/**
 * Rejects a change of password, e-mail address or role of a member of staff, and a new account, unless the person signed in
 * recently or enters their own password: an unattended computer or a stolen session must not suffice.
 * @throws ValidationError at the password field
 */
const demandProof: CollectionBeforeValidateHook<Staff> = async ({ data, originalDoc, req }) => {
  const { currentPassword, ...change } = (data ?? {}) as Change
  if (req.payloadAPI !== 'REST' || !isStaff(req.user) || !isAboutAccount(change, originalDoc)) return change
  const problem = await findUnproved(req.user as SignedIn, currentPassword)
  if (problem === null) return change
  const errors = [{ path: 'currentPassword', message: AT_FIELD[problem] }]
  throw new ValidationError({ collection: 'staff', errors, req })
}

// The sign-in endpoint asks for the code first (sign-in-endpoints.ts), so a request that gets here has only a password.
// Password resets pass, because the endpoint deletes their session afterwards.
const demandCode: CollectionBeforeLoginHook<Staff> = async ({ req, user }) => {
  if (req.payloadAPI !== 'REST' || /reset-password$/i.test(req.pathname ?? '')) return
  if (await hasFactor(user.id)) throw new APIError('This account needs a code.', UNAUTHORIZED, null, true)
}

/**
 * Returns null if the identity of a member of staff is confirmed, by a sign-in within ten minutes or by their own password;
 * else the reason why it is not.
 */
export async function findUnproved(actor: SignedIn, input: unknown): Promise<ConfirmationError | null> {
  if (await isFresh(actor)) return null
  if (typeof input !== 'string' || !input) return 'no password'
  const limit = { key: `wrong:staff:again:${actor.id}`, ...WRONG }
  const tried = await attemptWithinLimit([limit], () => findByPassword(actor.email, input))
  if ('waitSeconds' in tried) return 'too many'
  return tried.result ? null : 'wrong'
}

// A new account gets a password too.
function isAboutAccount(change: Change, before: Staff | undefined): boolean {
  if (change.password) return true
  if (!before) return false
  const isNewEmail = change.email !== undefined && change.email.trim().toLowerCase() !== before.email
  return isNewEmail || (change.roles !== undefined && textOf(change.roles) !== textOf(before.roles))
}

async function isFresh({ id, _sid }: SignedIn): Promise<boolean> {
  const { rowCount } = await pool().query(
    `SELECT FROM staff_sessions WHERE _parent_id = $1 AND id = $2 AND created_at > now() - make_interval(mins => $3)`,
    [id, _sid, FRESH_MINUTES],
  )
  return rowCount === 1
}

function textOf(roles: Staff['roles'] | null): string {
  return [...(roles ?? [])].sort().join()
}
