import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Next's own page cache, on disk and in memory. */
export const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** The process-wide table of expired tags, with times in milliseconds since 1970. */
export const { tagsManifest } = tags
