import type { BasePayload, CollectionSlug } from 'payload'
import { cache } from 'react'

/**
 * Reads the title of the document that a record points to, also from the trash; null if it was deleted. Read access to the
 * record includes this title.
 */
export function findName(payload: BasePayload, collection: CollectionSlug, value: unknown): Promise<string | null> {
  return readTitle(payload, collection, toId(value) ?? '')
}

/** Returns the id of a relationship value, whether or not it is populated. */
export function toId(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : null
}

// Many rows of a list refer to the same film.
const readTitle = cache(
  async (payload: BasePayload, collection: CollectionSlug, id: string): Promise<string | null> => {
    if (!id) return null
    const title = payload.collections[collection].config.admin.useAsTitle
    const where = { id: { equals: id } }
    const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, trash: true })
    const name = (docs[0] as unknown as Record<string, unknown> | undefined)?.[title ?? 'id']
    return typeof name === 'string' ? name : null
  },
)
