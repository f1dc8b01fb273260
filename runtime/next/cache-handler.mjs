import { policyFor } from '../content-security-policy.mjs'
import { requestTime } from '../request-context.mjs'
import { compactInlineScripts } from './compact-scripts.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'
import { isOutdated, keepExpiredTags, notifyExpired, recallExpiredTags } from './expired-tags.mjs'
import { FileSystemCache } from './insides.mjs'
import { TAGS_HEADER } from './names.mjs'
import { setPageOrigin } from './page-origin.mjs'

const HEADER = 'content-security-policy'
/** The kinds of entries that are complete responses; all others are data. */
const RESPONSES = new Set(['APP_PAGE', 'APP_ROUTE'])

/**
 * Next's file system cache with six additions:
 * - Static pages load their scripts after the first paint.
 * - Static pages get a CSP with the hashes of their inline scripts. Both happen on the first read after a build, and on each
 * revalidation.
 * - A render that began before an invalidation is not stored after it.
 * - An invalidation applies to what was stored in the same millisecond, and also after the system's clock was corrected.
 * - Invalidations survive a restart.
 * - The HTTP server receives the tags and the age of the page that answers a request (runtime/page-cache).
 */
export default class PolicyCache extends FileSystemCache {
  constructor(options) {
    super(options)
    recallExpiredTags(this.serverDistDir)
  }

  async get(...args) {
    const entry = await super.get(...args)
    const tags = tagsOf(entry?.value, args[1])
    if (entry && isOutdated(tags, entry.lastModified)) return null
    finish(entry?.value)
    noteOrigin(entry?.value, tags, entry?.lastModified)
    return entry
  }

  // Next dates an entry by the time at which it is stored. A render that began before a family withdrew a name and ended after
  // it would count as newer than the withdrawal, and show the name until it expires after five minutes.
  async set(key, value, context) {
    const tags = tagsOf(value, context)
    if (isOutdated(tags, requestTime())) return
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

// The headers object is shared with the current response, so it is modified in place.
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers ??= {}
  if (value.headers[HEADER]) return
  value.html = compactInlineScripts(fetchScriptsAfterPaint(value.html))
  value.headers[HEADER] = policyFor(value.html)
}
