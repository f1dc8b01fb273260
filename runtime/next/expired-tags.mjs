import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tagsManifest } from './insides.mjs'

const FILE = 'expired-tags.json'
const recalled = new Set()
const listeners = new Set()
let writing = Promise.resolve()

/**
 * Stores the expired tags with their times on disk, next to the pages: Next keeps them only in memory and would serve
 * withdrawn content after a restart. Writes one file at a time, atomically.
 */
export function keepExpiredTags(folder) {
  writing = writing.catch(() => {}).then(() => write(folder))
  return writing
}

/** Loads the tags stored before this process started; once, and nothing when there are none. */
export function recallExpiredTags(folder) {
  if (recalled.has(folder)) return
  recalled.add(folder)
  for (const [tag, times] of read(folder)) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, times)
  }
}

/** Registers a listener for expired tags. It is called before the function that expires the tags returns. */
export function onTagsExpired(listener) {
  listeners.add(listener)
}

/** Calls the listeners for tags that expired in Next's own table. @param {string[]} tags */
export function notifyExpired(tags) {
  if (tags.length > 0) for (const listener of listeners) listener(tags)
}

/**
 * Returns whether content of a time, in milliseconds since 1970, may be outdated: one of its tags expired since, also in the same
 * millisecond, or the clock was put back since. Next's own comparison counts such content as newer, and uses a second clock that
 * does not follow corrections of the system's clock.
 */
export function isOutdated(tags, time) {
  return time > Date.now() || tags.some((tag) => tagsManifest.get(tag)?.expired >= time)
}

/**
 * Expires tags that were invalidated by another instance or by the database.
 * @param {string} folder of the pages on disk
 * @param {[tag: string, at: number][]} expired in milliseconds since 1970, never in the future
 */
export function expireTags(folder, expired) {
  const later = expired.filter(([tag, at]) => at >= (tagsManifest.get(tag)?.expired ?? 0))
  for (const [tag, at] of later) tagsManifest.set(tag, { stale: at, expired: at })
  notifyExpired(later.map(([tag]) => tag))
  return keepExpiredTags(folder)
}

async function write(folder) {
  const file = path.join(folder, FILE)
  try {
    await writeFile(`${file}.new`, JSON.stringify([...tagsManifest]))
    await rename(`${file}.new`, file)
  } catch (error) {
    // A read-only build contains no pages that could be out of date after a restart (docs/decisions/099).
    if (error.code !== 'EROFS') throw error
  }
}

function read(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8'))
  } catch {
    return []
  }
}
