import 'server-only'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '../cache'
import { asVisitor } from '../payload'

const readers = new Map<GlobalSlug, () => Promise<unknown>>()

/**
 * Returns the texts of a page: the global of this name, as any visitor may read it.
 * @throws Forbidden (Payload) for texts that visitors may not read: the funding deck's page has an access check of its own.
 */
export function getPageTexts<Slug extends GlobalSlug>(slug: Slug): Promise<DataFromGlobalSlug<Slug>> {
  if (!readers.has(slug)) {
    readers.set(
      slug,
      cachedQuery([slug], [cacheTags.global(slug)], () => asVisitor().findGlobal({ slug })),
    )
  }
  return readers.get(slug)!() as Promise<DataFromGlobalSlug<Slug>>
}
