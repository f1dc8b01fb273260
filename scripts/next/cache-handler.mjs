import { policyFor } from '../serve/content-security-policy.mjs'
import { requestTime } from '../serve/request-time.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'
import { keepExpiredTags, recallExpiredTags } from './expired-tags.mjs'
import { FileSystemCache, areTagsExpired } from './insides.mjs'
import { TAGS_HEADER } from './names.mjs'

const HEADER = 'content-security-policy'

/**
 * Next's own cache on disk and in memory, with four things added. Every static page is painted before its scripts are
 * fetched, and gets the policy that names its inline scripts, when it is read for the first time after a build and when
 * it is rendered anew after staff changed something. What was read before a change is never stored after it. And a change is remembered across a restart.
 */
export default class PolicyCache extends FileSystemCache {
  constructor(options) {
    super(options)
    recallExpiredTags(this.serverDistDir)
  }

  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value)
    return entry
  }

  // Next dates an entry by the moment it is stored. A page whose rendering began before a family withdrew a name and
  // ended after it would count as newer than the withdrawal, and show the name until its five minutes are over.
  async set(key, value, context) {
    if (areTagsExpired(tagsOf(value, context), requestTime())) return
    finish(value)
    return super.set(key, value, context)
  }

  async revalidateTag(...args) {
    await super.revalidateTag(...args)
    await keepExpiredTags(this.serverDistDir)
  }
}

function tagsOf(value, context) {
  return context?.tags ?? value?.headers?.[TAGS_HEADER]?.split(',') ?? []
}

// The headers are shared with the answer under way, so they are changed in place.
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers ??= {}
  if (value.headers[HEADER]) return
  value.html = fetchScriptsAfterPaint(value.html)
  value.headers[HEADER] = policyFor(value.html)
}
