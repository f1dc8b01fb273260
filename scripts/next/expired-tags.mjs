import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tagsManifest } from './insides.mjs'

const FILE = 'expired-tags.json'
const recalled = new Set()
const listeners = new Set()
let writing = Promise.resolve()

/**
 * Writes down which tags expired when, beside the pages on disk that carry them: Next knows it in memory only and would
 * serve after a restart what was withdrawn before it. One file is written at a time, and never half.
 */
export function keepExpiredTags(folder) {
  writing = writing.catch(() => {}).then(() => write(folder))
  return writing
}

/** Reads back what was written down before this process began; once, and nothing where nothing was. */
export function recallExpiredTags(folder) {
  if (recalled.has(folder)) return
  recalled.add(folder)
  for (const [tag, times] of read(folder)) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, times)
  }
}

/** Calls a function with the names of tags as soon as they expire, before the call that let them expire returns. */
export function onTagsExpired(listener) {
  listeners.add(listener)
}

/** Calls the listeners for tags that expired in Next's own table. @param {string[]} tags */
export function notifyExpired(tags) {
  if (tags.length > 0) for (const listener of listeners) listener(tags)
}

/**
 * Lets tags expire that others changed something of: another instance, or the database itself.
 * @param {string} folder of the pages on disk
 * @param {[tag: string, at: number][]} expired in milliseconds since 1970, never in the future
 */
export function expireTags(folder, expired) {
  const later = expired.filter(([tag, at]) => at > (tagsManifest.get(tag)?.expired ?? 0))
  for (const [tag, at] of later) tagsManifest.set(tag, { stale: at, expired: at })
  notifyExpired(later.map(([tag]) => tag))
  return keepExpiredTags(folder)
}

async function write(folder) {
  const file = path.join(folder, FILE)
  await writeFile(`${file}.new`, JSON.stringify([...tagsManifest]))
  await rename(`${file}.new`, file)
}

function read(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8'))
  } catch {
    return []
  }
}
