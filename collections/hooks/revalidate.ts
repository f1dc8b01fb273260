import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { cacheTags } from '@/lib/cache-tags'
import { transactionOf } from '@/lib/transaction'
import { savesDraft } from './saves-draft'

/** Hooks for a collection that public pages show. */
export const revalidateCollection: {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} = {
  afterChange: [
    async ({ collection, doc, req }) => {
      if (!savesDraft(req, doc)) await invalidateTag(cacheTags.collection(collection.slug), req)
    },
  ],
  afterDelete: [({ collection, req }) => invalidateTag(cacheTags.collection(collection.slug), req)],
}

/** Hooks for a global that public pages read. */
export const revalidateGlobal: { afterChange: GlobalAfterChangeHook[] } = {
  afterChange: [
    async ({ global, doc, req }) => {
      if (!savesDraft(req, doc)) await invalidateTag(cacheTags.global(global.slug), req)
    },
  ],
}

/**
 * Invalidates the pages with a cache tag on every instance when the transaction of the request commits. An earlier
 * invalidation could refill the caches with the old text.
 */
export async function invalidateTag(tag: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT expire_tag(${tag})`)
}
