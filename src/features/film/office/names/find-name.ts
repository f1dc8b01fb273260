import type { BasePayload, CollectionSlug } from 'payload'
import { cache } from 'react'

/**
 * The title of the document that a record points to, in the trash too; null where it is gone. It belongs to the record:
 * whoever may read that may read this name.
 */
export function findName(payload: BasePayload, collection: CollectionSlug, value: unknown): Promise<string | null> {
  return readTitle(payload, collection, toId(value) ?? '')
}

/** The id in a field that points to a document, which may stand there whole. */
export function toId(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' ? id : null
}

// A list names the same film in many of its rows.
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
