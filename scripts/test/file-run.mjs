import { existsSync } from 'node:fs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { inRoot } from '../lib/locations.mjs'
import { CHROMIUM_ONLY, runEndToEnd } from './e2e-layer.mjs'
import { runIntegration } from './vitest-layers.mjs'

/**
 * Returns the layers of a run of some of the tests, in a longer form than in `npm test`.
 * @param {object} run
 * @param {string} run.script the file with these lists, for the error message
 * @param {string[]} run.int integration tests @param {string[]} run.e2e tests of a whole site; all from the root
 * @param {Record<string, string>} run.settings environment variables that select the longer form
 * @throws ExpectedError for a listed file that does not exist
 */
export function loadFileRun({ script, int, e2e, settings }) {
  const missing = [...int, ...e2e].filter((file) => !existsSync(inRoot(file)))
  if (missing.length > 0) throw new ExpectedError(`${script} names missing files: ${missing.join(', ')}`)
  function runLong() {
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
    return runEndToEnd([CHROMIUM_ONLY, ...e2e])
  }
  return { layers: { int: () => runIntegration(int), e2e: runLong } }
}
