import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { transactionOf } from '@/lib/transaction'

const LOCKS = 'payload-locked-documents'

type Lock = { user?: { relationTo: 'staff'; value: string | { id: string } } }

/**
 * Shows all staff who has a document open. Colleagues may not read each other's accounts, so the admin displays "another user"
 * to everyone except admins. The admin shows the e-mail of the lock's user, so the e-mail is replaced by the name and no other
 * field is included.
 */
export function nameLockHolders(config: SanitizedConfig): SanitizedConfig {
  config.collections.find(({ slug }) => slug === LOCKS)?.hooks.afterRead.push(nameHolder)
  return config
}

const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock
  // A lock has no user before Payload's second statement stores it, or after the account was deleted. Payload's page of the document
  // fails then, except for the user of the lock.
  if (!user) return req.user ? { ...doc, user: { relationTo: 'staff', value: req.user.id } } : doc
  const id = typeof user.value === 'object' ? user.value.id : user.value
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`SELECT name FROM staff WHERE id = ${id}`)
  return rows[0] ? { ...doc, user: { ...user, value: { id, email: rows[0].name } } } : doc
}
