import 'server-only'
import type { Metadata } from 'next'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { pageMetadata } from '@/lib/metadata'
import { getPageTexts } from './page-texts'

type PageSlug = { [Slug in GlobalSlug]: 'meta' extends keyof DataFromGlobalSlug<Slug> ? Slug : never }[GlobalSlug]

/** Returns the `generateMetadata` of a page with texts of its own; what staff entered for search engines overrides `facts`. */
export function metadataOf(slug: PageSlug, facts: Omit<Parameters<typeof pageMetadata>[0], 'meta'>) {
  return async (): Promise<Metadata> => pageMetadata({ ...facts, meta: (await getPageTexts(slug)).meta })
}
