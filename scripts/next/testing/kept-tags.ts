type WithCache = typeof globalThis & { __incrementalCache?: object }

/** Puts a cache in the place where Next looks for its own: it keeps nothing, and notes the tags of what it is asked for. */
export function watchCache() {
  let tags: string[] = []
  const cache = {
    generateSimpleCacheKey: (key: string) => Promise.resolve(key),
    get: (_key: string, asked: { tags: string[] }) => Promise.resolve(void (tags = asked.tags)),
    set: () => Promise.resolve(),
  }
  const place = globalThis as WithCache
  place.__incrementalCache = cache
  return { lastTags: () => tags, close: () => void delete place.__incrementalCache }
}
