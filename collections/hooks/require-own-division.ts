import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { hasRole } from '@/lib/roles'
import { listOwnDivisionKeys } from '../access/own-people'

/**
 * Rejects a player added or changed by a coach outside the coach's own divisions.
 * @throws ValidationError at the division, naming those the coach may choose
 */
export const requireOwnDivision: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  // The Local API without a user and registrars are not restricted.
  if (!data?.division || !req.user || hasRole(req.user, 'registrar')) return data
  const keys = await listOwnDivisionKeys(req)
  if (keys.includes(data.division as string)) return data
  const message = `You coach ${keys.join(' and ')}. Ask a registrar to move a player to another division.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'division' }], req })
}
