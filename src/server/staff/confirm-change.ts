import { ValidationError, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload'
import { isStaff } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import { tryWithin } from '../throttle'
import { isStaffPassword } from './password'

type Change = Partial<Staff> & { currentPassword?: unknown }
type Actor = Staff & { _sid?: string }

/** A sign-in that is no older than this proves enough. */
const FRESH_MINUTES = 10
const WRONG = { points: 5, minutes: 15 }

const ASK = `Type your own password here to change a password, an e-mail address or a role: your sign-in is older than ${FRESH_MINUTES} minutes. Then save again.`
const NOT_YOURS = 'This is not your own password. Type the one that you sign in with, then save again.'
const TOO_MANY = 'Too many wrong passwords. Sign out and in again, or wait 15 minutes; then save again.'

/** The collection of staff, whose accounts change only by whoever proves anew to be who they are. */
export function confirmChanges(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'staff') return collection
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeValidate: [...(hooks.beforeValidate ?? []), demandProof] } }
}

/**
 * Refuses a new password, e-mail address or role of a member of staff, and a new account, unless whoever asks has
 * signed in a moment ago or gives their own password: a computer left open, or a stolen session, is not enough.
 * @throws ValidationError at the field for it
 */
const demandProof: CollectionBeforeValidateHook<Staff> = async ({ data, originalDoc, req }) => {
  const { currentPassword, ...change } = (data ?? {}) as Change
  if (req.payloadAPI !== 'REST' || !isStaff(req.user) || !isAboutAccount(change, originalDoc)) return change
  const problem = await findProblem(req.user as Actor, currentPassword)
  if (problem === null) return change
  throw new ValidationError({ collection: 'staff', errors: [{ path: 'currentPassword', message: problem }], req })
}

// Whoever is added gets a password, too.
function isAboutAccount(change: Change, before: Staff | undefined): boolean {
  if (change.password) return true
  if (!before) return false
  const isNewEmail = change.email !== undefined && change.email.trim().toLowerCase() !== before.email
  return isNewEmail || (change.roles !== undefined && textOf(change.roles) !== textOf(before.roles))
}

async function findProblem(actor: Actor, typed: unknown): Promise<string | null> {
  if (await isFresh(actor)) return null
  if (typeof typed !== 'string' || !typed) return ASK
  const limit = { key: `wrong:staff:again:${actor.id}`, ...WRONG }
  const tried = await tryWithin([limit], async () => (await isStaffPassword(actor.email, typed)) || null)
  if ('waitSeconds' in tried) return TOO_MANY
  return tried.result ? null : NOT_YOURS
}

async function isFresh({ id, _sid }: Actor): Promise<boolean> {
  const { rowCount } = await pool().query(
    `SELECT FROM staff_sessions WHERE _parent_id = $1 AND id = $2 AND created_at > now() - make_interval(mins => $3)`,
    [id, _sid, FRESH_MINUTES],
  )
  return rowCount === 1
}

function textOf(roles: Staff['roles'] | null): string {
  return [...(roles ?? [])].sort().join()
}
