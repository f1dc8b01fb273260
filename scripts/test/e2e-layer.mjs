import { rm } from 'node:fs/promises'
import { buildIfChanged } from '../lib/build.mjs'
import { runVisibly } from '../lib/child.mjs'
import { requireChromium } from '../lib/chromium.mjs'
import { inRoot } from '../lib/locations.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { countPlaywright } from './tally.mjs'
import { layToRest, makeTemplate } from './template.mjs'

/** Tests in a real browser against production builds with the demo academy, a site of its own for each worker. */
export async function runEndToEnd(playwrightArgs = []) {
  const chromium = await requireChromium()
  const template = await makeTemplate()
  const env = { ...template.env, NEXT_DIST_DIR: TEST_DIST_DIR }
  await buildIfChanged({ env, databaseId: template.cluster.id, force: true })
  await layToRest(template)
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
