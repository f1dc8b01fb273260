import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tagsManifest } from './insides.mjs'

const FILE = 'expired-tags.json'
const recalled = new Set()
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

/**
 * Lets tags expire that others changed something of: another instance, or the database itself.
 * @param {string} folder of the pages on disk
 * @param {[tag: string, at: number][]} expired in milliseconds since 1970, not to come
 */
export function expireTags(folder, expired) {
  for (const [tag, at] of expired) {
    const { expired: before = 0 } = tagsManifest.get(tag) ?? {}
    if (at > before) tagsManifest.set(tag, { stale: at, expired: at })
  }
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
