import { CHROMIUM_ONLY, runEndToEnd } from './e2e-layer.mjs'
import { requireFiles } from './require-files.mjs'
import { runIntegration } from './vitest-layers.mjs'

/** Transactions, queues, mails, limits and backups while parts of them fail. */
const INTEGRATION = [
  ...['transactions', 'form-queue', 'connections', 'shared-limits', 'lost-jobs', 'restore', 'dump'],
  ...['isolated/mail', 'isolated/mail-silence', 'isolated/backup', 'isolated/form-flood'],
].map((name) => `tests/int/${name}.test.ts`)

/** Sites whose database, network, mail server or process fails. */
const SITES = [
  'tests/http/faults/',
  'tests/e2e/faults/',
  'tests/http/alone/locked-table.http.ts',
  'tests/http/alone/instances.http.ts',
]

/**
 * Returns the layers of `npm run test:faults`. All of them are in `npm test` too, with fewer families and shorter faults. The
 * figures and seeds are added to reports/faults.jsonl.
 * @throws ExpectedError for a listed file that does not exist
 */
export function loadFaults() {
  requireFiles('scripts/test/faults.mjs', [...INTEGRATION, ...SITES])
  return { layers: { int: () => runIntegration(INTEGRATION), e2e: runSites } }
}

function runSites() {
  process.env.FAULTS ??= 'whole'
  return runEndToEnd([CHROMIUM_ONLY, ...SITES])
}
