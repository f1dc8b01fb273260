import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { policyFor } from './content-security-policy.mjs'

const HEADER = 'content-security-policy'
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * Next's own cache on disk and in memory, which also gives every static page the policy that names its inline scripts:
 * when it is read for the first time after a build, and when it is rendered anew after staff changed something.
 */
export default class PolicyCache extends FileSystemCache {
  async get(...args) {
    const entry = await super.get(...args)
    addPolicy(entry?.value)
    return entry
  }

  async set(key, value, ...rest) {
    addPolicy(value)
    return super.set(key, value, ...rest)
  }
}

// The headers are shared with the answer under way, so they are changed in place.
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers ??= {}
  value.headers[HEADER] ??= policyFor(value.html)
}
