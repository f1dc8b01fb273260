/** The header in which a kept page carries its tags, parted by commas. */
export const TAGS_HEADER = 'x-next-cache-tags'

/** Files of a finished build, by their path in it. */
export const BUILD_MANIFEST = 'build-manifest.json'
export const FONT_MANIFEST = 'server/next-font-manifest.json'
export const PRERENDER_MANIFEST = 'prerender-manifest.json'
export const ROUTES_MANIFEST = 'routes-manifest.json'

/** The header in which Next reports how its cache answered: HIT, MISS, STALE or REVALIDATED. */
export const CACHE_STATUS_HEADER = 'x-nextjs-cache'
/** Cookies with which Next renders drafts for an editor. */
export const PREVIEW_COOKIES = ['__prerender_bypass', '__next_preview_data']
/** Request headers that select another representation of a page; Next names them in `Vary`. */
export const RSC_HEADER = 'rsc'
export const PREFETCH_HEADER = 'next-router-prefetch'
export const SEGMENT_HEADER = 'next-router-segment-prefetch'

/** Where a build keeps the files that browsers fetch, under their addresses (static-output.mjs). */
export const HTTP_FOLDER = 'http'
