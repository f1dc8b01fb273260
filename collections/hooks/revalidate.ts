import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { cacheTags } from '@/lib/cache-tags'
import { savesDraft } from './saves-draft'

/** Hooks for a collection whose documents stand on public pages. */
export const revalidateCollection: {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} = {
  afterChange: [
    ({ collection, doc, req }) => {
      if (!savesDraft(req, doc)) refresh(cacheTags.collection(collection.slug), req)
    },
  ],
  afterDelete: [({ collection, req }) => refresh(cacheTags.collection(collection.slug), req)],
}

/** Hooks for a global that public pages read. */
export const revalidateGlobal: { afterChange: GlobalAfterChangeHook[] } = {
  afterChange: [
    ({ global, doc, req }) => {
      if (!savesDraft(req, doc)) refresh(cacheTags.global(global.slug), req)
    },
  ],
}

// The hook runs before COMMIT, so a revalidation here could refill the cache with the old text: it waits
// until the response is out. Seeds and tests have no Next server and say so with disableRevalidate.
export function refresh(tag: string, req: PayloadRequest): void {
  if (req.context.disableRevalidate) return
  after(() => revalidateTag(tag, { expire: 0 }))
}
