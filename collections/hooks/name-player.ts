import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Player } from '@/payload-types'
import { firstFree, isNumbered, publicSlug, rosterSlug } from '@/features/people/rules/player-names'

/**
 * Generates the roster slug when it is empty, and the slug of the public page. The public slug stays unchanged while the name
 * and the publication allow it, so that a player never inherits links to a namesake.
 */
export const namePlayer: CollectionBeforeValidateHook<Player> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const player = { ...originalDoc, ...data }
  if (!player.firstName || !player.lastName) return data
  const name = { firstName: player.firstName, lastName: player.lastName }
  const base = publicSlug(name, player.publication ?? 'hidden')
  const current = originalDoc?.publicSlug
  const id = originalDoc?.id
  return {
    ...data,
    slug: player.slug || (await findFree('slug', rosterSlug(name), req, id)),
    publicSlug:
      base && current && isNumbered(current, base) ? current : base && (await findFree('publicSlug', base, req, id)),
  }
}

async function findFree(field: 'slug' | 'publicSlug', base: string, req: PayloadRequest, ownId?: string) {
  const { docs } = await req.payload.find({
    collection: 'players',
    where: { and: [{ [field]: { like: base } }, ...(ownId ? [{ id: { not_equals: ownId } }] : [])] },
    select: { [field]: true },
    pagination: false,
    req,
  })
  return firstFree(base, new Set(docs.map((player) => player[field] ?? '')))
}
