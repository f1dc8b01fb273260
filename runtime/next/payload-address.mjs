import cacheBusting from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { PREFETCH_HEADER, RSC_HEADER, SEGMENT_HEADER } from './names.mjs'

/**
 * Adds the query parameter with which Next verifies that the URL of a payload request matches its headers. Next redirects
 * requests without it, for the sake of shared caches that ignore `Vary`.
 * @param {string} url path and query @param {Record<string, string>} headers without a router state
 */
export async function withPayloadHash(url, headers) {
  if (!headers[RSC_HEADER]) return url
  const hash = await cacheBusting.computeCacheBustingSearchParam(headers[PREFETCH_HEADER], headers[SEGMENT_HEADER])
  return `${url}${url.includes('?') ? '&' : '?'}_rsc=${hash}`
}
