import { CHROMIUM_ONLY, runEndToEnd } from './e2e-layer.mjs'
import { requireFiles } from './require-files.mjs'
import { beginCounts, settleCounts } from './security-counts.mjs'
import { runIntegration } from './vitest-layers.mjs'

/** Who may read and change what, what is stored encrypted, what is erased, and how accounts are protected. */
const INTEGRATION = [
  ...[
    'access',
    'access-fields',
    'access-powers',
    'high-findings',
    'member-roles',
    'member-delete',
    'play-queries',
    'bad-input',
    'pictures',
  ],
  ...[
    'encrypted-fields',
    'encrypted-registrations',
    'secrets',
    'data-map',
    'erasure',
    'erasure-everywhere',
    'erasure-restored',
    'legal-holds',
    'retention',
  ],
  ...[
    'child-export-values',
    'family-file',
    'status-file',
    'held-pictures',
    'public-pictures',
    'takedowns',
    'publication',
  ],
  ...['staff-sign-in', 'staff-second-factor', 'staff-factor-demanded', 'staff-own-sessions', 'staff-suspended'],
  ...[
    'staff-invitations',
    'shared-limits',
    'audit-everything',
    'isolated/audit-role',
    'isolated/sign-in-endpoints',
    'isolated/form-flood',
  ],
].map((name) => `tests/int/${name}.test.ts`)

/** What strangers reach: every route with unexpected requests, headers, upgrades, files, caches, ended links. */
const BY_HTTP = [
  ...['access', 'headers', 'found', 'film-access', 'film-files', 'film-signed-out', 'film-page-privacy'],
  ...['shared-caches', 'shared-preview', 'expired-links'],
  ...['alone/canaries', 'alone/erasure', 'alone/fuzz', 'alone/methods', 'alone/upgrades', 'alone/photographs'],
  'alone/page-cache',
].map((name) => `tests/http/${name}.http.ts`)

/** What only a browser shows: scripts that run, and what the policy of scripts refuses. */
const BY_BROWSER = ['policy', 'alone/script-vectors'].map((name) => `tests/e2e/${name}.e2e.ts`)

/** The fuzzing of one `npm test`, times this. */
const FUZZ_ROUNDS = '10'

/**
 * Returns the layers of `npm run test:security`. All of them are in `npm test` too, with less fuzzing. The last one prints how
 * many cases of each kind were checked.
 * @throws ExpectedError for a listed file that does not exist
 */
export function loadSecurity() {
  requireFiles('scripts/test/security.mjs', [...INTEGRATION, ...BY_HTTP, ...BY_BROWSER])
  return { layers: { int: runDatabase, e2e: runSite, counts: settleCounts } }
}

async function runDatabase() {
  await beginCounts()
  return runIntegration(INTEGRATION)
}

function runSite() {
  process.env.FUZZ_ROUNDS ??= FUZZ_ROUNDS
  return runEndToEnd([CHROMIUM_ONLY, ...BY_HTTP, ...BY_BROWSER])
}
