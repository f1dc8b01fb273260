import { rm } from 'node:fs/promises'
import { runVisibly, stopChild } from '../lib/child.mjs'
import { requireChromium } from '../lib/chromium.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { inRoot } from '../lib/locations.mjs'
import { freePort } from '../lib/port.mjs'
import { startSite } from '../lib/site-process.mjs'
import { TEST_DIST_DIR, throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'
import { countPlaywright } from './tally.mjs'

// Hundreds of tests share one site on a busy machine: see docs/decisions/050. What is run by name has one try.
const WHOLE_RUN = ['--retries=1']

/** Tests in a real browser against a production build with the demo academy, in a data folder of its own. */
export async function runEndToEnd(playwrightArgs = []) {
  const chromium = await requireChromium()
  const dataDir = await throwawayDataDir()
  const port = await freePort()
  const env = throwawayEnvironment(dataDir, { PORT: String(port), NEXT_DIST_DIR: TEST_DIST_DIR })
  const logFile = inRoot('reports', 'e2e-server.log')
  const site = await startSite({ env, logFile })
  const report = inRoot('reports', 'e2e.json')
  await rm(report, { force: true })
  const code = await runVisibly(
    process.execPath,
    [inRoot('node_modules/playwright/cli.js'), 'test', ...(playwrightArgs.length > 0 ? playwrightArgs : WHOLE_RUN)],
    {
      env: {
        ...env,
        BASE_URL: site.url,
        DATABASE_URL: createCluster({ dataDir }).databaseUrl,
        PLAYWRIGHT_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FULLCOURT_SERVER_LOG: logFile,
      },
    },
  )
  await stopChild(site.child)
  return countPlaywright('e2e', report, code)
}
