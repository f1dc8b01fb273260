import type { MetadataRoute } from 'next'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-origin'
import { listDocumentPages, listTextPages } from '@/features/site/store/pages'

export const revalidate = 300

/** Pages that search engines stay out of although staff write their texts. */
const UNLISTED: string[] = [paths.search]

/** Every published page at its canonical address. Players and forms under way are not in it, nor is anything unpublished. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = [...(await listTextPages()), ...(await listDocumentPages())]
  const listed = pages.filter(({ path }) => !UNLISTED.includes(path))
  const entries = listed.map(({ path, updatedAt }) => ({
    url: absoluteUrl(path),
    ...(updatedAt ? { lastModified: updatedAt } : {}),
  }))
  return [...entries, { url: absoluteUrl(paths.playerRegistration) }].sort((a, b) => a.url.localeCompare(b.url))
}
