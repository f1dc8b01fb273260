import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Next's own cache of pages, on disk and in memory. */
export const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** Which tags expired when, in milliseconds since 1970, for the whole process. */
export const { tagsManifest, areTagsExpired } = tags
