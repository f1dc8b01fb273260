/**
 * Pages of prices, programs and rules, without people: shared caches may store them for a while. Any other page may show a
 * child and is not cached, including new pages until they are added here.
 */
const WITHOUT_PEOPLE =
  /^\/(programs|contact|faqs|registration|player-registration|tryout-registration|train|basketball-training|private-training|performance|performance-tracker|performance-tracker\/library\.json|tournaments|donate|sponsors|privacy|terms|robots\.txt|locations\/[a-z-]+)$/
const PICTURES = /^\/api\/media\/file\/[^/]+$/
/** Members and visitors get different pages at this URL, and the visitors' one is prerendered. */
const FOR_MEMBERS = /^\/film-room$/
/** The content type of the router's payloads, which have the same URL as their page: caches that ignore `Vary` mix them up. */
export const ROUTER_PAYLOAD = 'text/x-component'
/** Responses with their own Cache-Control: private, never stored, or immutable (with a hash in the URL). */
const IS_SET = /\b(private|no-store|immutable)\b/

const FIVE_MINUTES = 'public, max-age=0, s-maxage=300, must-revalidate'
/** May be stored, but must be revalidated with this server before each use. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'
/** The visitor's own browser may reuse a picture while navigating; shared caches must revalidate each time. */
const PICTURE = 'public, max-age=300, s-maxage=0, must-revalidate'
const PRIVATE = 'private, no-cache'

/**
 * Returns the Cache-Control of a response. Next lets shared caches serve a page for a year after it has changed, and sets none
 * for most other responses, but content withdrawn by a family must disappear everywhere at once.
 * @param {string} url of the request @param {string | undefined} header the response's own Cache-Control
 * @param {string} [type] its Content-Type
 */
export function cacheControlOf(url, header, type) {
  const [path] = url.split('?')
  if (header && IS_SET.test(header)) return header
  if (PICTURES.test(path)) return PICTURE
  if (!header || FOR_MEMBERS.test(path) || type?.startsWith(ROUTER_PAYLOAD)) return PRIVATE
  return WITHOUT_PEOPLE.test(path) ? FIVE_MINUTES : ASK_EACH_TIME
}
