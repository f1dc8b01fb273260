import 'server-only'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '../cache'
import { asVisitor } from '../payload'

const readers = new Map<GlobalSlug, () => Promise<unknown>>()

/**
 * The texts of a page as staff wrote them in the admin: the global of this name, as any visitor may read it.
 * @throws Forbidden, of Payload, for what visitors may not read: the funding deck's page has a door of its own.
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
