/**
 * Pages of prices, programs and rules, which list no people: a cache that many share may answer with them for a while. A
 * page that is not named here may show a child, so a new one is among the strict until somebody says that it shows none.
 */
const WITHOUT_PEOPLE =
  /^\/(programs|contact|faqs|registration|player-registration|tryout-registration|train|basketball-training|private-training|performance|performance-tracker|tournaments|donate|sponsors|privacy|terms|robots\.txt|locations\/[a-z-]+)$/
const PICTURES = /^\/api\/media\/file\/[^/]+$/
/** Members get another page at this address than visitors, whose page is prerendered. */
const FOR_MEMBERS = /^\/film-room$/
/** What the router of Next fetches instead of a page, under the same address: a cache that ignores `Vary` mixes them up. */
export const ROUTER_PAYLOAD = 'text/x-component'
/** What its sender keeps to one person, keeps nowhere, or will never change (its address holds a hash of it). */
const SAID_ALREADY = /\b(private|no-store|immutable)\b/

const FIVE_MINUTES = 'public, max-age=0, s-maxage=300, must-revalidate'
/** Kept, but nobody is answered with it before this server has said that it still holds. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'
/** A visitor's own browser shows a picture again as it walks from page to page; everybody else asks each time. */
const PICTURE = 'public, max-age=300, s-maxage=0, must-revalidate'
const NOBODY_ELSE = 'private, no-cache'

/**
 * How long others may keep an answer. Next lets shared caches serve a page for a year after it has changed, and says
 * nothing of most other answers; what a family has withdrawn must be gone when it is gone here.
 * @param {string} url of the request @param {string | undefined} said the answer's own Cache-Control
 * @param {string} [type] its Content-Type
 */
export function cacheControlOf(url, said, type) {
  const [path] = url.split('?')
  if (said && SAID_ALREADY.test(said)) return said
  if (PICTURES.test(path)) return PICTURE
  if (!said || FOR_MEMBERS.test(path) || type?.startsWith(ROUTER_PAYLOAD)) return NOBODY_ELSE
  return WITHOUT_PEOPLE.test(path) ? FIVE_MINUTES : ASK_EACH_TIME
}
