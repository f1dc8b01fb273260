import type { MetadataRoute } from 'next'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-origin'
import { listDocumentPages, listTextPages } from '@/features/site/server/pages'

export const revalidate = 300

/** Pages with editable texts that are hidden from search engines. */
const UNLISTED: string[] = [paths.search]

/** Lists every published page by its canonical address, without players and intermediate form pages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = [...(await listTextPages()), ...(await listDocumentPages())]
  const listed = pages.filter(({ path }) => !UNLISTED.includes(path))
  const entries = listed.map(({ path, updatedAt }) => ({
    url: absoluteUrl(path),
    ...(updatedAt ? { lastModified: updatedAt } : {}),
  }))
  return [...entries, { url: absoluteUrl(paths.playerRegistration) }].sort((a, b) => a.url.localeCompare(b.url))
}
