/** A path without a page, so that the site's own 404 page is shown. */
const MISSING_ADDRESS = '/no-such-address'
const API = /^\/api\//
/** Browsers and mail programs request the icon by this name; all pages link to the drawing. */
const OTHER_NAMES = new Map([['/favicon.ico', '/icon.svg']])

/**
 * Normalizes the URL of a request for the application. A path with an invalid encoding or a NUL becomes a path without a page,
 * so that pages and queries do not need to handle it. In the query of a page, a NUL becomes the replacement character; the API
 * rejects it with a message (src/server/http/api-query.ts). The other name of a file becomes its own.
 * @param {string} url path and query
 */
export function readableAddress(url) {
  const end = url.indexOf('?')
  const [path, question] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  if (!isReadable(path)) return MISSING_ADDRESS
  // The asterisk of `OPTIONS *` means the server, not a page.
  if (path === '*') return MISSING_ADDRESS
  return API.test(path) ? url : (OTHER_NAMES.get(path) ?? path) + question.replaceAll('%00', '%EF%BF%BD')
}

function isReadable(path) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
