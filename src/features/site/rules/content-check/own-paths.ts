import { paths } from '@/lib/paths'
import { REDIRECTS } from '@/lib/redirects'

/** Paths without a document: pages of the site and of the film room. */
const STATIC_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path.replace(/[?#].*$/, '')] : [])),
  ...REDIRECTS.map(({ source }) => source),
])

/** Paths that depend on a date, a number, a person or a file. They are never reported as dead links. */
const OPEN_PATHS = [
  /^\/blog\/(?:page|topic)\//,
  /^\/events\/(?:month\/|[^/]+\/)/,
  /^\/(?:player|tryout-registration|film-room|film|share|api|forms|tours|login|family|enrol|registration-status)\//,
  /^\/funding-deck\/for\//,
  /^\/[a-z]+-basketball$/,
]

/** Returns the internal path of an address, without query and fragment; null for any other address. */
export function findOwnPath(href: string, origin: string): string | null {
  const local = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) || '/' : href
  if (!local.startsWith('/') || local.startsWith('//')) return null
  const path = local.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/'
}

/** Returns whether a page may exist at a path. @param pages the paths of documents and of pages with texts */
export function isKnownPath(path: string, pages: ReadonlyMap<string, string>): boolean {
  return pages.has(path) || STATIC_PATHS.has(path) || OPEN_PATHS.some((pattern) => pattern.test(path))
}
