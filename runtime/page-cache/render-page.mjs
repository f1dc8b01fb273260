import inject from 'light-my-request'
import { STREAMED_POLICY, policyFor } from '../content-security-policy.mjs'
import { CACHE_STATUS_HEADER } from '../next/names.mjs'
import { withPageOrigin } from '../next/page-origin.mjs'
import { withPayloadHash } from '../next/payload-address.mjs'

/** Prerendered pages create links from PUBLIC_URL and never from the request. */
const HOST = 'localhost'

/**
 * Creates the function that renders a page for the page cache. The request that Next receives is built from the cache key
 * alone: no cookie, host or other header of a visitor can affect a page that is shown to others.
 * @param {import('node:http').RequestListener} handle completes the headers and calls Next
 * @returns {(page: import('./page-request.mjs').PageRequest) => Promise<import('./page-cache.mjs').RenderedPage>}
 */
export function createPageRenderer(handle) {
  return async function renderPage({ url, headers }) {
    const request = { method: 'GET', url: await withPayloadHash(url, headers), headers: { host: HOST, ...headers } }
    const { result, origin } = await withPageOrigin(() => inject(handle, request))
    const isStale = result.headers[CACHE_STATUS_HEADER] === 'STALE'
    return { status: result.statusCode, headers: withPolicy(result), body: result.rawPayload, isStale, origin }
  }
}

// A search is rendered by Next without its cache, which sets the policy of prerendered pages.
function withPolicy({ headers, payload }) {
  if (headers['content-security-policy'] !== STREAMED_POLICY) return headers
  return { ...headers, 'content-security-policy': policyFor(payload) }
}
