type WithCache = typeof globalThis & { __incrementalCache?: object }

/** Replaces Next's cache with one that stores nothing and records the tags of the requested entry. */
export function watchCache() {
  let tags: string[] = []
  const cache = {
    generateSimpleCacheKey: (key: string) => Promise.resolve(key),
    get: (_key: string, options: { tags: string[] }) => Promise.resolve(void (tags = options.tags)),
    set: () => Promise.resolve(),
  }
  const place = globalThis as WithCache
  place.__incrementalCache = cache
  return { lastTags: () => tags, close: () => void delete place.__incrementalCache }
}
