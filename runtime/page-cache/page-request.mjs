import { PREFETCH_HEADER, PREVIEW_COOKIES, RSC_HEADER, SEGMENT_HEADER } from '../next/names.mjs'
import { isRead } from '../read-methods.mjs'

const PREFETCH_KINDS = new Set(['1', '2', '3'])
const MAX_SEGMENT_LENGTH = 300
const HTML = { key: 'html', headers: {} }

/**
 * The part of a request for a prerendered page that determines its response: requests with the same key get the same response.
 * @typedef {{ key: string, path: string, url: string, headers: Record<string, string>, isRare?: boolean }} PageRequest `url`: the
 * path and the relevant part of the query; `headers`: the only request headers that a render may depend on; `isRare`: few
 * visitors request the same page
 */

/**
 * Parses a request that may be answered from the page cache. The key consists of the path, the part of the query that selects
 * another page, and the headers that Next lists in `Vary`. The router state is omitted, because the payload of a prerendered
 * page does not depend on it.
 * @param {import('node:http').IncomingMessage} request
 * @param {(path: string, query: string) => string} relevantQuery
 * @returns {PageRequest | null} null: the request must be handled by Next
 */
export function readPageRequest(request, relevantQuery) {
  if (!isRead(request)) return null
  const { url, headers } = request
  if (hasPreviewCookie(headers.cookie)) return null
  const variant = readVariant(headers)
  if (!variant) return null
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const address = end < 0 ? path : path + relevantQuery(path, url.slice(end))
  return { key: `${address} ${variant.key}`, path, url: address, headers: variant.headers }
}

/** Returns whether a request comes from an editor in draft mode. @param {string | undefined} cookie */
function hasPreviewCookie(cookie) {
  return cookie !== undefined && PREVIEW_COOKIES.some((name) => cookie.includes(name))
}

/** Returns the representation selected by the headers; null for a combination that the router never sends. */
function readVariant(headers) {
  const { [RSC_HEADER]: rsc, [PREFETCH_HEADER]: prefetch, [SEGMENT_HEADER]: segment } = headers
  if (rsc === undefined) return prefetch === undefined && segment === undefined ? HTML : null
  if (rsc !== '1' || (prefetch !== undefined && !PREFETCH_KINDS.has(prefetch))) return null
  if (segment !== undefined && (prefetch === undefined || segment.length > MAX_SEGMENT_LENGTH)) return null
  return {
    key: `rsc ${prefetch ?? ''} ${segment ?? ''}`,
    headers: {
      [RSC_HEADER]: rsc,
      ...(prefetch && { [PREFETCH_HEADER]: prefetch }),
      ...(segment && { [SEGMENT_HEADER]: segment }),
    },
  }
}
