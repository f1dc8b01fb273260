import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of a build whose chunks Node loads. */
export const SERVER_FOLDERS = ['server/chunks', 'server/chunks/ssr']
/** The line that differs between copies. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/
/** In characters. The reference itself has less than a hundred. */
const MIN_LENGTH = 1_000

/**
 * Replaces each chunk of the server that is a copy of another one with a reference to it. Turbopack writes code that many routes
 * share once for each route, under different names, and Node would keep every copy in memory.
 * @param {string} folder of a finished build
 * @returns {Promise<number>} the characters saved
 */
export async function shareChunks(folder) {
  const saved = await Promise.all(SERVER_FOLDERS.map((name) => shareIn(join(folder, name))))
  return saved.reduce((sum, characters) => sum + characters, 0)
}

async function shareIn(folder) {
  const originals = new Map()
  let saved = 0
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js')).toSorted()) {
    const chunk = await readFile(join(folder, name), 'utf8')
    const code = chunk.replace(SOURCE_MAP, '')
    if (code.length < MIN_LENGTH) continue
    const original = originals.get(code)
    if (!original) {
      originals.set(code, name)
      continue
    }
    const reference = `module.exports = require(${JSON.stringify(`./${original}`)})\n`
    await writeFile(join(folder, name), reference)
    saved += chunk.length - reference.length
  }
  return saved
}
