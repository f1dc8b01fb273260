import { ExpectedError } from '../lib/expected-error.mjs'
import { findInstalled, installFromSystem } from '../lib/system-program.mjs'
import { CHROMIUM_ONLY, runEndToEnd } from './e2e-layer.mjs'

/**
 * Returns the layer of `npm run test:scale`: two instances behind Caddy with an S3 server, as docker compose --profile scale runs
 * them. Its figures are added to reports/faults.jsonl.
 */
export function loadScale() {
  return { layers: { e2e: run } }
}

async function run() {
  if (!findInstalled(['caddy']) && !(await installFromSystem('caddy', 'Caddy')))
    throw new ExpectedError('Caddy is not installed: apt-get install caddy')
  // playwright.config.ts selects the tests by it.
  process.env.SCALE = 'on'
  return runEndToEnd([CHROMIUM_ONLY])
}
