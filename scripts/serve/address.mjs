/** Nothing stands here, so the site's own page says so. */
const NOWHERE = '/no-such-address'
const API = /^\/api\//

/**
 * The address of a request as the application is to read it. A path that is no encoding of any text, or that holds a NUL,
 * leads nowhere: left as it is, every page and every query would have to know it. In the question of a page a NUL reads
 * as the sign for what cannot be read; the API refuses it with a sentence (src/server/http/api-query.ts).
 * @param {string} url path and question
 */
export function readableAddress(url) {
  const end = url.indexOf('?')
  const [path, question] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  if (!isReadable(path)) return NOWHERE
  // The asterisk of `OPTIONS *` names the server, not a page.
  if (path === '*') return NOWHERE
  return API.test(path) ? url : path + question.replaceAll('%00', '%EF%BF%BD')
}

function isReadable(path) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
