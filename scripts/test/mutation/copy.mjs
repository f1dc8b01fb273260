import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ROOT, inRoot } from '../../lib/locations.mjs'
import { beforeExit } from '../../lib/shutdown.mjs'

/** Files that tests do not read, or that they only write. */
const LEFT_OUT =
  /^(node_modules|\.git|\.next.*|\.data.*|\.env(?!\.example).*|look|reports|test-results|playwright-report)$/

/**
 * Copies the clone in its current state, with the same packages; the copy is deleted when this process exits. Changes to it do
 * not affect the clone.
 * @returns {Promise<string>} its folder
 */
export async function copyClone() {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-mutant-'))
  beforeExit(() => rm(folder, { recursive: true, force: true }))
  await cp(ROOT, folder, { recursive: true, filter: isCopied })
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function isCopied(path) {
  return dirname(path) !== ROOT || !LEFT_OUT.test(basename(path))
}
