import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { hasRole } from '@/lib/roles'
import { listOwnDivisionKeys } from '../access/own-people'

/**
 * Keeps a player that a coach adds or changes within the coach's own divisions.
 * @throws ValidationError at the division, naming those the coach may choose
 */
export const keepOwnDivision: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  // Code of ours has no user, and registrars reach every division.
  if (!data?.division || !req.user || hasRole(req.user, 'registrar')) return data
  const own = await listOwnDivisionKeys(req)
  if (own.includes(data.division as string)) return data
  const message = `You coach ${own.join(' and ')}. Ask a registrar to move a player to another division.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'division' }], req })
}
