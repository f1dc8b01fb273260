import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ROOT, inRoot } from '../lib/locations.mjs'
import { beforeExit } from '../lib/shutdown.mjs'

/** What tests do not read, or only write. */
const LEFT_OUT = /^(node_modules|\.git|\.next.*|\.data|\.env.*|look|reports|test-results|playwright-report)$/

/**
 * A copy of the clone as it stands, with the same packages; it is removed when this process ends. What is done to it
 * disturbs nobody.
 * @returns {Promise<string>} its folder
 */
export async function copyClone() {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-fault-'))
  beforeExit(() => rm(folder, { recursive: true, force: true }))
  await cp(ROOT, folder, { recursive: true, filter: isCopied })
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function isCopied(path) {
  return dirname(path) !== ROOT || !LEFT_OUT.test(basename(path))
}
