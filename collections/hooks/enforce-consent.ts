import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { leastPublication, type Publication } from '@/features/people/rules/player-names'
import { transactionOf } from '@/lib/transaction'
import type { Player } from '@/payload-types'

const REFUSALS: Record<Exclude<Publication, 'full'>, string> = {
  hidden:
    'Only the family can allow this, by its private link. A player added by hand gets one when accepted from a registration.',
  initial: 'The family has not agreed to the full name. It can do so by its private link.',
}

/**
 * Limits a player's publication to the signed consent, for every role and every API.
 * @throws ValidationError at the publication
 */
export const enforceConsent: CollectionBeforeValidateHook<Player> = async ({ collection, data, originalDoc, req }) => {
  const chosen = data?.publication
  if (!chosen || leastPublication(chosen, originalDoc?.publication ?? 'hidden') === chosen) return data
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`SELECT allowed_publication(${originalDoc?.id ?? null}::uuid) AS allowed`)
  const { allowed } = rows[0] as { allowed: Publication }
  if (allowed === 'full' || leastPublication(chosen, allowed) === chosen) return data
  const errors = [{ message: REFUSALS[allowed], path: 'publication' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
