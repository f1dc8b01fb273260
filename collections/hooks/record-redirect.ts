import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { contentPath, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { savesDraft } from './saves-draft'

/**
 * Redirects the old path of a published document after its slug changed. The redirect targets the document, not a path, so
 * that chains and loops cannot arise. Deletes redirects from a path that a published document takes, including those that
 * staff created.
 */
export const recordRedirect: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  if (savesDraft(req, data)) return data
  // Films are for members only, so their addresses must not be listed among public redirects.
  if (!(PAGED_COLLECTIONS as readonly string[]).includes(collection.slug)) return data
  const slug = collection.slug as CollectionSlug
  const next = { ...originalDoc, ...data } as Publication
  const now = contentPath(slug, next)
  if (isPublic(next)) await forget(now, req)
  if (operation !== 'update') return data
  // The latest version may be a draft with another slug, but visitors know the published one in the table. Documents in the
  // trash are included, because restoring one is an update.
  const live = await req.payload.findByID({
    collection: slug,
    id: originalDoc.id,
    draft: false,
    trash: true,
    depth: 0,
    req,
  })
  const from = contentPath(slug, live)
  if (from === now || !isPublic(live as Publication)) return data
  await forget(from, req)
  const reference = { relationTo: slug, value: originalDoc.id }
  await req.payload.create({
    collection: 'redirects',
    data: { from, to: { type: 'reference', reference } } as never,
    req,
  })
  return data
}

type Publication = { _status?: string | null; deletedAt?: string | null }

function isPublic({ _status, deletedAt }: Publication): boolean {
  return _status === 'published' && !deletedAt
}

async function forget(from: string | null, req: PayloadRequest): Promise<void> {
  if (!from) return
  const context = { deletedBecause: 'A page has this address now.' }
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req, context })
}
