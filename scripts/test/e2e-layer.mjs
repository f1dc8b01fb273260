import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIfChanged } from '../lib/build.mjs'
import { runVisibly } from '../lib/child.mjs'
import { requireChromium } from '../lib/chromium.mjs'
import { inRoot } from '../lib/locations.mjs'
import { beforeExit } from '../lib/shutdown.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { timed } from './clock.mjs'
import { countPlaywright } from './tally.mjs'
import { BUILT_FROM, RESTING, TEMPLATES, layToRest, makeTemplate } from './template.mjs'
import { removeOldWorlds } from './world.mjs'

let built

/**
 * Tests in a real browser against production builds with the demo academy, a site of its own for each worker.
 * @param {string[]} playwrightArgs @param {BuildOptions} [options]
 */
export async function runEndToEnd(playwrightArgs = [], options) {
  const chromium = await requireChromium()
  const { template, env } = await buildForTests(options)
  if (!existsSync(join(template.dataDir, RESTING))) await layToRest(template)
  await removeOldWorlds()
  beforeExit(removeOldWorlds)
  const report = inRoot('reports', 'e2e.json')
  await rm(report, { force: true })
  const code = await runVisibly(
    process.execPath,
    [inRoot('node_modules/playwright/cli.js'), 'test', ...playwrightArgs],
    {
      env: {
        ...env,
        FULLCOURT_TEMPLATE: template.dataDir,
        PLAYWRIGHT_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  return countPlaywright('e2e', report, code)
}

/**
 * The build that the worlds are copied from, made of the template's demo; once in a run, whoever asks first.
 * @param {BuildOptions} [options]
 * @typedef {{ make?: () => Promise<import('./template.mjs').Template>, force?: boolean }} BuildOptions `force`: builds though
 * nothing has changed since the last time
 */
export function buildForTests({ make = makeTemplate, force = true } = {}) {
  return (built ??= build(make, force))
}

async function build(make, force) {
  const template = await timed('demo', make)
  const { cluster } = template
  // While it is read for the build, the template itself can be copied by tests.
  await cluster.copyDatabase(TEMPLATES.demo, BUILT_FROM)
  const database = { DATABASE_URL: cluster.urlOf(BUILT_FROM) }
  const env = { ...template.env, ...database, NEXT_DIST_DIR: TEST_DIST_DIR, NEXT_BUILD_CACHE: force ? 'off' : 'on' }
  await timed('build', () => buildIfChanged({ env, databaseId: cluster.id, force }))
  return { template, env }
}
