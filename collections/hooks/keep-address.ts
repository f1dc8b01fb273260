import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { contentPath, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { savesDraft } from './saves-draft'

/**
 * Keeps a published address working after its slug changed: the old path becomes a redirect to the document, whatever
 * its address will be then, so that chains and loops cannot arise. A path that a published document takes stops
 * redirecting, also one that staff sent elsewhere while it led nowhere.
 */
export const keepAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  if (savesDraft(req, data)) return data
  // Films are for members: an address of theirs must not stand among the public ones.
  if (!(PAGED_COLLECTIONS as readonly string[]).includes(collection.slug)) return data
  const slug = collection.slug as CollectionSlug
  const next = { ...originalDoc, ...data } as Shown
  const now = contentPath(slug, next)
  if (isPublic(next)) await forget(now, req)
  if (operation !== 'update') return data
  // The latest version may be a draft with another slug: visitors know the one in the table. A document in the trash is
  // found too, because restoring it is an update.
  const live = await req.payload.findByID({
    collection: slug,
    id: originalDoc.id,
    draft: false,
    trash: true,
    depth: 0,
    req,
  })
  const from = contentPath(slug, live)
  if (!from || from === now || !isPublic(live as Shown)) return data
  await forget(from, req)
  const reference = { relationTo: slug, value: originalDoc.id }
  await req.payload.create({
    collection: 'redirects',
    data: { from, to: { type: 'reference', reference } } as never,
    req,
  })
  return data
}

type Shown = { _status?: string | null; deletedAt?: string | null }

function isPublic({ _status, deletedAt }: Shown): boolean {
  return _status === 'published' && !deletedAt
}

async function forget(from: string | null, req: PayloadRequest): Promise<void> {
  if (!from) return
  const context = { deletedBecause: 'A page has this address now.' }
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req, context })
}
