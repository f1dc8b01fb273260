import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { cacheTags } from '@/lib/cache-tags'
import { contentPath, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { cachedQuery } from '../cache'
import { asSystem } from '../payload'

const findNewAddress = cachedQuery(
  ['redirects'],
  [cacheTags.collection('redirects'), ...PAGED_COLLECTIONS.map((slug) => cacheTags.collection(slug))],
  async (from: string): Promise<string | null> => {
    // Visitors may not list old addresses, because one may name a page that is no longer public.
    const payload = await asSystem('old addresses')
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: from } },
      depth: 1,
      limit: 1,
    })
    const to = docs[0]?.to
    if (to?.type === 'custom') return to.url ?? null
    const target = to?.reference
    // Payload finds no document that was deleted or is in the trash.
    if (!target?.value || typeof target.value === 'string') return null
    return target.value._status === 'published' ? contentPath(target.relationTo, target.value) : null
  },
)

/**
 * Redirects a visitor of a moved address to the new one (308). Returns if the address is unknown, and the page then answers
 * 404.
 */
export async function redirectMoved(from: string): Promise<void> {
  const to = await findNewAddress(from)
  if (to && to !== from) permanentRedirect(to)
}
