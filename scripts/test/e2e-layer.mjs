import { rm } from 'node:fs/promises'
import { runVisibly } from '../lib/child.mjs'
import { requireChromium } from '../lib/chromium.mjs'
import { requireFirefox } from '../lib/firefox.mjs'
import { inRoot } from '../lib/locations.mjs'
import { beforeExit } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { timed } from './clock.mjs'
import { countPlaywright } from './tally.mjs'
import { BUILT_FROM, TEMPLATES, makeTemplate } from './template.mjs'
import { removeOldEnvironments } from './environment.mjs'

/** Skips the Firefox tests, so that no Firefox is required. */
export const CHROMIUM_ONLY = '--project=chromium*'

let built

/**
 * Runs the browser tests against production builds with the demo academy, with a separate site for each worker. Without a
 * Firefox the Chromium tests still run, and the Firefox part counts as failed.
 * @param {string[]} playwrightArgs @param {BuildOptions} [options]
 * @returns {Promise<import('./tally.mjs').Tally[]>}
 */
export async function runEndToEnd(playwrightArgs = [], options) {
  const chromium = await requireChromium()
  const isChromiumOnly = playwrightArgs.some((arg) => arg.startsWith('--project=chromium'))
  const { firefox, missing } = isChromiumOnly ? {} : await findFirefox()
  const { template, env } = await buildForTests(options)
  await removeOldEnvironments()
  beforeExit(removeOldEnvironments)
  const report = inRoot('reports', 'e2e.json')
  await rm(report, { force: true })
  const args = missing ? [CHROMIUM_ONLY, ...playwrightArgs] : playwrightArgs
  const code = await runVisibly(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'test', ...args], {
    env: {
      // A layer may set more variables after the template was made.
      ...process.env,
      ...env,
      FULLCOURT_TEMPLATE: template.dataDir,
      PLAYWRIGHT_CHROMIUM: chromium,
      PLAYWRIGHT_FIREFOX: firefox,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  })
  const tally = countPlaywright('e2e', report, code)
  if (!missing) return [tally]
  console.error(`\n  ${missing}`)
  return [tally, { name: 'e2e in Firefox', passed: 0, failed: 1 }]
}

/**
 * Creates the build that test environments copy, from the template's demo; once per run.
 * @param {BuildOptions} [options]
 * @typedef {{ make?: () => Promise<import('./template.mjs').Template>, force?: boolean }} BuildOptions `force`: builds even
 * when nothing has changed since the last time
 */
export function buildForTests({ make = makeTemplate, force = true } = {}) {
  return (built ??= build(make, force))
}

async function build(make, force) {
  const template = await timed('demo', make)
  const { cluster } = template
  // Builds from a copy, so that tests can copy the template at the same time.
  await cluster.copyDatabase(TEMPLATES.demo, BUILT_FROM)
  const database = { DATABASE_URL: cluster.applicationUrlOf(BUILT_FROM) }
  const env = { ...template.env, ...database, NEXT_DIST_DIR: TEST_DIST_DIR, NEXT_BUILD_CACHE: force ? 'off' : 'on' }
  await timed('build', () => runBuild(env, force))
  return { template, env }
}

/** Runs the command of `npm run build`, so that every browser run tests it. */
async function runBuild(env, force) {
  const code = await runVisibly(process.execPath, [inRoot('scripts', 'build.mjs'), ...(force ? ['--force'] : [])], {
    env,
  })
  if (code !== 0)
    throw new ExpectedError('The site of the tests could not be built. The message above gives the reason.')
}

async function findFirefox() {
  try {
    return { firefox: await requireFirefox() }
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return { missing: error.message }
  }
}
