import { rmSync } from 'node:fs'
import { changedFiles, findBase } from '../lib/git.mjs'
import { inRoot } from '../lib/locations.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { CHROMIUM_ONLY, buildForTests, runEndToEnd } from './e2e-layer.mjs'
import { storedTemplate } from './stored-template.mjs'
import { checkFormat, checkGenerated, checkTypes, lint } from './static-checks.mjs'
import { runIntegration, runUnit } from './vitest-layers.mjs'

const LINTED = /\.(ts|tsx|mjs)$/
/** The sources of the generated files. */
const SCHEMA =
  /^(collections\/|src\/(migrations|database)\/|src\/payload-types\.ts|payload\.config\.ts|docs\/(roles|data-map)\.md)/
const SITE = { make: storedTemplate, force: false }

/**
 * Returns the layers of `npm run test:quick`: static checks of the changed files, the unit and integration tests that import
 * them, the changed browser and HTTP tests, and a few journeys.
 * @param {string[]} args `--since` and a commit
 */
export function loadQuick(args) {
  const base = findBase(sinceOf(args))
  // The types of the last build refer to pages that may have been deleted since.
  rmSync(inRoot(TEST_DIST_DIR, 'types'), { recursive: true, force: true })
  const files = changedFiles(base)
  console.log(`\n  Compared with ${base.slice(0, 8)}: ${files.length} files changed`)
  const browser = (...choice) => runEndToEnd([CHROMIUM_ONLY, '--pass-with-no-tests', ...choice], SITE)
  return {
    layers: {
      static: () => runChecks(files),
      unit: () => runUnit([`--changed=${base}`]),
      int: () => runIntegration([`--changed=${base}`], storedTemplate),
      changed: () => browser(`--only-changed=${base}`),
      smoke: () => browser('--grep=@smoke'),
    },
    prepare: () => buildForTests(SITE),
  }
}

function sinceOf(args) {
  if (args.length === 0) return undefined
  if (args.length === 2 && args[0] === '--since') return args[1]
  throw new ExpectedError('npm run test:quick takes nothing, or the commit where the change began: -- --since REF')
}

async function runChecks(files) {
  const linted = files.filter((file) => LINTED.test(file))
  return [
    ...(linted.length > 0 ? [await lint(linted)] : []),
    ...(files.length > 0 ? [await checkFormat(files)] : []),
    await checkTypes(),
    ...(files.some((file) => SCHEMA.test(file)) ? [await checkGenerated()] : []),
  ]
}
