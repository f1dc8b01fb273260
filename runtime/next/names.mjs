/** The response header of a cached page that contains its tags, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags'

/** Files of a finished build, relative to its folder. */
export const BUILD_MANIFEST = 'build-manifest.json'
export const PRERENDER_MANIFEST = 'prerender-manifest.json'
export const ROUTES_MANIFEST = 'routes-manifest.json'

/** The response header in which Next reports the cache result: HIT, MISS, STALE or REVALIDATED. */
export const CACHE_STATUS_HEADER = 'x-nextjs-cache'
/** The cookies of draft mode. */
export const PREVIEW_COOKIES = ['__prerender_bypass', '__next_preview_data']
/** The request headers that select another representation of a page; Next lists them in `Vary`. */
export const RSC_HEADER = 'rsc'
export const PREFETCH_HEADER = 'next-router-prefetch'
export const SEGMENT_HEADER = 'next-router-segment-prefetch'

/** The folder of a build with the files that browsers load, stored under their URLs (static-output.mjs). */
export const HTTP_FOLDER = 'http'
