import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '../../scripts/lib/child.mjs'
import { inRoot } from '../../scripts/lib/locations.mjs'
import { hintCompiler } from './compile-hints.mjs'
import { escapeChunks } from './one-byte-chunks.mjs'
import { shareChunks } from './shared-chunks.mjs'

const PROGRAM = 'node_modules/next/dist/bin/next'
const CHUNKS = 'static/chunks'

/**
 * Runs `next build` and adds to its output what no option offers.
 * @param {string} folder of the build @param {{ env: NodeJS.ProcessEnv, failure: string }} options
 */
export async function runNextBuild(folder, options) {
  // Data cached by an earlier build belongs to an earlier state of the database.
  await rm(join(folder, 'cache', 'fetch-cache'), { recursive: true, force: true })
  await runNode(PROGRAM, ['build'], options)
  await hintCompiler(folder)
  await shareChunks(folder)
  await escapeChunks(folder)
  // Imported here, because a command may start in a clone without packages and installs them first.
  const { writeStaticOutput } = await import('./static-output.mjs')
  await writeStaticOutput(folder, inRoot('public'))
}

/** Returns the URLs of a build's scripts and style sheets, with their sizes in bytes. */
export function listChunks(folder) {
  const names = readdirSync(join(folder, CHUNKS)).filter((name) => /\.(js|css)$/.test(name))
  return names.map((name) => ({
    path: `/_next/${CHUNKS}/${name}`,
    size: statSync(join(folder, CHUNKS, name)).size,
  }))
}
