import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { runNode, runQuietly } from './child.mjs'
import { step } from './progress.mjs'
import { Stop } from './stop.mjs'

/** A Chromium without windows: a third less work for the machine than a whole one that hides its window. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const NO_BROWSER =
  'No Chromium was found and none could be installed. Install one and name it: PLAYWRIGHT_CHROMIUM=/path'

/** How Chromium starts in every script and test: without a sandbox (root), a graphics card or calls to other hosts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium: PLAYWRIGHT_CHROMIUM, the system's, one from the system's packages (as root), Playwright's own.
 * @param {{ whole?: boolean }} [options] `whole`: one with windows, for programs that cannot use any other
 * @returns {Promise<string>} path of the program
 * @throws {Stop} when there is none to be had
 */
export async function requireChromium({ whole = false } = {}) {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) {
    if (isProgram(named)) return named
    throw new Stop(`PLAYWRIGHT_CHROMIUM names ${named}, which is no program. Correct or remove it.`)
  }
  if (!whole) {
    const shell = findInstalled([SHELL]) ?? (await installFromSystem(SHELL))
    if (shell) return shell
  }
  return findInstalled([...NAMES, ON_MAC]) ?? (await installFromSystem('chromium')) ?? (await installFromPlaywright())
}

function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isProgram)
}

async function installFromSystem(name) {
  if (process.getuid?.() !== 0 || !hasAptGet()) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => runQuietly('apt-get', args, { env, failure: NO_BROWSER })
  try {
    await step('Installing Chromium', async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', name)
    })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return findInstalled([name])
}

async function installFromPlaywright() {
  const { chromium } = await import('playwright')
  if (!isProgram(chromium.executablePath())) {
    const options = { env: process.env, failure: NO_BROWSER }
    await step("Installing Playwright's Chromium", () =>
      runNode('node_modules/playwright/cli.js', ['install', 'chromium'], options),
    )
  }
  return chromium.executablePath()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
