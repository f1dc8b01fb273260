import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { runQuietly } from './child.mjs'
import { readJson } from './files.mjs'
import { ROOT, inRoot } from './locations.mjs'
import { step } from './progress.mjs'
import { requireWritable } from './writable.mjs'

const STAMP = inRoot('node_modules', '.fullcourt-lock-hash')

/**
 * Installs the locked dependencies when they are missing or package-lock.json has changed since the last installation.
 * @param {{ dev?: boolean }} [options] `dev`: whether development packages are needed; without, `npm ci --omit=dev` suffices
 */
export async function installIfNeeded({ dev = true } = {}) {
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!dev && installedByHand({ dev })) return
  await requireWritable(ROOT)
  if (!installedByHand({ dev: true })) await step('Installing the locked dependencies', install)
  await writeFile(STAMP, wanted)
}

/** Returns true when the user ran npm and all needed packages have their locked versions. */
function installedByHand({ dev }) {
  if (existsSync(STAMP)) return false
  const installed = readJson(inRoot('node_modules', '.package-lock.json'))?.packages
  const locked = readJson(inRoot('package-lock.json'))?.packages
  if (!installed || !locked) return false
  return hasLocked(installed, locked, { dev })
}

/**
 * Returns whether all needed packages are installed with their locked versions.
 * @param {Record<string, Package>} installed @param {Record<string, Package>} locked both by path, as npm writes them
 * @param {{ dev: boolean }} options
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 */
export function hasLocked(installed, locked, { dev }) {
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true
    const there = installed[path]
    if (there) return there.version === entry.version
    return Boolean(entry.optional || (!dev && (entry.dev || entry.devOptional)))
  })
}

function install() {
  // No dependency needs its install script, so scripts are not run. NODE_ENV=production would omit the build tools.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  const env = { ...process.env }
  delete env.NODE_ENV
  const failure = 'The dependencies could not be installed. Check the network and the npm registry, then run it again.'
  // When npm started this process, it provides the path of npm; a bare `npm` needs a shell on Windows.
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? runQuietly(process.execPath, [npm, ...args], { env, failure })
    : runQuietly('npm', args, { env, failure, shell: process.platform === 'win32' })
}
