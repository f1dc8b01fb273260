import { policyFor } from '../serve/content-security-policy.mjs'
import { requestTime } from '../serve/request-time.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'
import { keepExpiredTags, notifyExpired, recallExpiredTags } from './expired-tags.mjs'
import { FileSystemCache, areTagsExpired } from './insides.mjs'
import { TAGS_HEADER } from './names.mjs'
import { setPageOrigin } from './page-origin.mjs'

const HEADER = 'content-security-policy'
/** The kinds of entries that are whole responses; others are data that pages are made of. */
const RESPONSES = new Set(['APP_PAGE', 'APP_ROUTE'])

/**
 * Next's own cache on disk and in memory, with five additions:
 * - A static page is painted before its scripts are fetched.
 * - It gets the policy that names its inline scripts. Both happen when it is first read after a build, and when it is
 *   rendered again after staff changed something.
 * - A render that began before an invalidation is not stored after it.
 * - Invalidations survive a restart.
 * - The HTTP server learns the tags and the age of the page that answers a request (scripts/serve/page-cache).
 */
export default class PolicyCache extends FileSystemCache {
  constructor(options) {
    super(options)
    recallExpiredTags(this.serverDistDir)
  }

  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value)
    noteOrigin(entry?.value, tagsOf(entry?.value), entry?.lastModified)
    return entry
  }

  // Next dates an entry by the moment it is stored. A page whose rendering began before a family withdrew a name and
  // ended after it would count as newer than the withdrawal, and show the name until its five minutes are over.
  async set(key, value, context) {
    const tags = tagsOf(value, context)
    if (areTagsExpired(tags, requestTime())) return
    finish(value)
    noteOrigin(value, tags, requestTime())
    return super.set(key, value, context)
  }

  async revalidateTag(tags, ...rest) {
    await super.revalidateTag(tags, ...rest)
    notifyExpired([tags].flat())
    await keepExpiredTags(this.serverDistDir)
  }
}

function tagsOf(value, context) {
  return context?.tags ?? value?.headers?.[TAGS_HEADER]?.split(',') ?? []
}

function noteOrigin(value, tags, renderedAt) {
  if (RESPONSES.has(value?.kind)) setPageOrigin({ tags, renderedAt })
}

// The headers are shared with the answer under way, so they are changed in place.
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers ??= {}
  if (value.headers[HEADER]) return
  value.html = fetchScriptsAfterPaint(value.html)
  value.headers[HEADER] = policyFor(value.html)
}
