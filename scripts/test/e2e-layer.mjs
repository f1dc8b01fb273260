import { rm } from 'node:fs/promises'
import { buildIfChanged } from '../lib/build.mjs'
import { runVisibly } from '../lib/child.mjs'
import { requireChromium } from '../lib/chromium.mjs'
import { requireFirefox } from '../lib/firefox.mjs'
import { inRoot } from '../lib/locations.mjs'
import { beforeExit } from '../lib/shutdown.mjs'
import { Stop } from '../lib/stop.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { timed } from './clock.mjs'
import { countPlaywright } from './tally.mjs'
import { layToRest, makeTemplate } from './template.mjs'
import { removeOldWorlds } from './world.mjs'

let built

/**
 * Tests in real browsers against production builds with the demo academy, a site of its own for each worker. Without a
 * Firefox those in Chromium run all the same, and its part has failed.
 * @returns {Promise<import('./tally.mjs').Tally[]>}
 */
export async function runEndToEnd(playwrightArgs = []) {
  const chromium = await requireChromium()
  const { firefox, missing } = await findFirefox()
  const { dataDir, env } = await buildForTests()
  await layToRest(await makeTemplate())
  await removeOldWorlds()
  beforeExit(removeOldWorlds)
  const report = inRoot('reports', 'e2e.json')
  await rm(report, { force: true })
  const args = missing ? ['--project=chromium', ...playwrightArgs] : playwrightArgs
  const code = await runVisibly(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'test', ...args], {
    env: {
      ...env,
      FULLCOURT_TEMPLATE: dataDir,
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
 * The build that the worlds are copied from, made of the template's demo; once in a run, whoever asks first.
 * @returns {Promise<{ dataDir: string, env: NodeJS.ProcessEnv }>}
 */
export function buildForTests() {
  return (built ??= build())
}

async function build() {
  const { dataDir, env, cluster } = await timed('demo', makeTemplate)
  const own = { ...env, NEXT_DIST_DIR: TEST_DIST_DIR, NEXT_BUILD_CACHE: 'off' }
  await timed('build', () => buildIfChanged({ env: own, databaseId: cluster.id, force: true }))
  return { dataDir, env: own }
}

async function findFirefox() {
  try {
    return { firefox: await requireFirefox() }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { missing: error.message }
  }
}
