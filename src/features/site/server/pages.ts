import 'server-only'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { cacheTags } from '@/lib/cache-tags'
import { contentPath, GLOBAL_PATHS, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { formatDay, toDay } from '@/lib/dates'
import { categoryLabel } from '../rules/post-categories'
import { titleOf, TEXT_GLOBALS } from '../rules/text-pages'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** A published page with the texts at its top. */
export type SitePage = {
  path: string
  title: string
  /** The small line above the title. */
  label: string | null
  lede: string | null
  updatedAt: string | null
}

/** Returns all pages whose texts are globals, in no particular order. */
export const listTextPages = cachedQuery(['text-pages'], TEXT_GLOBALS.map(cacheTags.global), async () => {
  const pages = await Promise.all(TEXT_GLOBALS.map(readTextPage))
  return pages.filter((page) => page !== null)
})

/** Returns all documents with their own page, newest first within each collection. */
export const listDocumentPages = cachedQuery(
  ['document-pages'],
  [...PAGED_COLLECTIONS.map(cacheTags.collection), cacheTags.global('cities-page')],
  async () => (await Promise.all(PAGED_COLLECTIONS.map(readDocumentPages))).flat(),
)

type Texts = Record<string, unknown>

async function readTextPage(slug: string): Promise<SitePage | null> {
  const page = (await asVisitor().findGlobal({ slug: slug as GlobalSlug })) as unknown as Texts
  const hero = (page.hero ?? {}) as Texts
  const [path, title] = [GLOBAL_PATHS[slug], titleOf(page)]
  if (!path || title === null) return null
  return {
    path,
    title,
    label: textOrNull(hero.label),
    lede: textOrNull(hero.lede),
    updatedAt: textOrNull(page.updatedAt),
  }
}

async function readDocumentPages(collection: string): Promise<SitePage[]> {
  const { docs } = await asVisitor().find({ collection: collection as CollectionSlug, depth: 0, pagination: false })
  const cityTitle = collection === 'cities' ? await readCityTitle() : ''
  return (docs as unknown as Texts[]).flatMap((doc) => {
    const path = contentPath(collection, doc)
    const title = collection === 'cities' ? withFacts(cityTitle, doc) : textOrNull(doc.title)
    const lede = textOrNull(doc.excerpt ?? doc.metaDescription ?? doc.description)
    if (!path || !title) return []
    return [{ path, title, label: labelOf(collection, doc), lede, updatedAt: textOrNull(doc.updatedAt) }]
  })
}

async function readCityTitle(): Promise<string> {
  const page = await asVisitor().findGlobal({ slug: 'cities-page' })
  return page.hero?.title ?? '{city}'
}

function withFacts(template: string, facts: Texts): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => textOrNull(facts[name]) ?? placeholder)
}

// A fact that distinguishes the documents of a collection in a list.
function labelOf(collection: string, doc: Texts): string | null {
  const { category, drivingTime, start, date } = doc
  if (collection === 'events' && typeof start === 'string') return formatDay(toDay(start), 'EEEE, MMMM d')
  if (collection === 'albums' && typeof date === 'string') return formatDay(date, 'MMMM d, yyyy')
  if (collection === 'cities' && typeof drivingTime === 'string') return `${drivingTime} to the gym`
  return typeof category === 'string' ? categoryLabel(category) : null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null
}
