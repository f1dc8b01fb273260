import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_FOLDERS } from './shared-chunks.mjs'

/** A character that V8 cannot store in one byte, after any backslashes. */
const WIDE = /(\\*)([^\x00-\xff])/g

/**
 * Writes typographic quotes and other characters beyond Latin-1 in the chunks of the server as escapes. V8 keeps the source of each
 * loaded chunk, and one such character doubles the memory of all of it (ADR 105).
 * @param {string} folder of a finished build
 */
export async function escapeChunks(folder) {
  await Promise.all(SERVER_FOLDERS.map((name) => escapeIn(join(folder, name))))
}

async function escapeIn(folder) {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
    const chunk = await readFile(join(folder, name), 'utf8')
    const escaped = escapeWide(chunk)
    if (escaped !== chunk) await writeFile(join(folder, name), escaped)
  }
}

function escapeWide(script) {
  return script.replace(WIDE, (_match, backslashes, character) => {
    // A backslash before the character itself means nothing; before its escape it would.
    const before = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
