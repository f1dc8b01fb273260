import { CLIENT_HEADER } from '../request-headers.mjs'
import { readPageRequest } from './page-request.mjs'

/** The address of the search: `paths.search` in src/lib/paths.ts. */
const SEARCH = '/search'
/** The longest query that the search reads, in characters: QUERY_MAX in src/features/site/rules/search.ts. */
const MAX_LENGTH = 100

/**
 * Parses a request for the search page, which is rendered once for each query.
 * @param {import('node:http').IncomingMessage} request
 * @returns {import('./page-request.mjs').PageRequest | null} null: not the search, or a part of it that only Next can answer
 */
export function readSearchRequest(request) {
  if (!request.url.startsWith(SEARCH)) return null
  const page = readPageRequest(request, (_path, query) => queryOf(query))
  const isDocument = page?.path === SEARCH && Object.keys(page.headers).length === 0
  return isDocument ? { ...page, headers: clientOf(request), isRare: true } : null
}

// Everything else in the query, such as the source of a campaign, does not change the page.
function queryOf(query) {
  const words = new URLSearchParams(query).getAll('q')
  if (words.length !== 1) return ''
  const text = words[0].trim().slice(0, MAX_LENGTH).trim()
  return text ? `?${new URLSearchParams({ q: text })}` : ''
}

// Searches are limited per client, which the rest of the page does not depend on.
function clientOf({ headers }) {
  const client = headers[CLIENT_HEADER]
  return client ? { [CLIENT_HEADER]: client } : {}
}
