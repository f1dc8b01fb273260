import { runNode } from './child.mjs'
import { step } from './progress.mjs'
import { findInstalled, installFromSystem, isProgram, namedProgram } from './system-program.mjs'

/** The Chromium build without a GUI, which needs a third less CPU time than headless mode of the full build. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const NO_BROWSER =
  'No Chromium was found and none could be installed. Install one and name it: PLAYWRIGHT_CHROMIUM=/path'

/** The launch flags of Chromium in every script and test: without a sandbox (for root), a GPU or requests to other hosts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium: PLAYWRIGHT_CHROMIUM, the system's, one from the system's packages (as root), Playwright's own.
 * @param {{ whole?: boolean }} [options] `whole`: the full build, for programs that need it
 * @returns {Promise<string>} path of the program
 * @throws {import('./expected-error.mjs').ExpectedError} when none can be found or installed
 */
export async function requireChromium({ whole = false } = {}) {
  const named = namedProgram('PLAYWRIGHT_CHROMIUM')
  if (named) return named
  if (!whole) {
    const shell = findInstalled([SHELL]) ?? (await installFromSystem(SHELL, 'Chromium'))
    if (shell) return shell
  }
  const installed = findInstalled([...NAMES, ON_MAC]) ?? (await installFromSystem('chromium', 'Chromium'))
  return installed ?? installFromPlaywright()
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
