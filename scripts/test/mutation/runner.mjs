import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runQuietly } from '../../lib/child.mjs'
import { readJson } from '../../lib/files.mjs'
import { withClient } from '../../lib/postgres/connect.mjs'
import { ExpectedError } from '../../lib/expected-error.mjs'
import { isEnding } from '../../lib/shutdown.mjs'
import { sweep } from '../stored-template.mjs'
import { TEMPLATES, makeTemplate } from '../template.mjs'
import { findReason } from './equal-mutants.mjs'
import { mutate } from './sources.mjs'
import { runTrial } from './trial.mjs'
import { withReach } from './verdict.mjs'

/** The timeout of a test run in milliseconds, for mutants that cause an endless loop. */
const TIMEOUT_MS = 900_000
/** The number of integration test files that run first, in one process: the most specific ones detect most mutants. */
const FIRST = 3
const IS_INTEGRATION = /^tests\//

/**
 * Runs tests in a copy of the clone, on separate databases.
 * @param {string} copy
 */
export async function makeRunner(copy) {
  const template = await makeTemplate()
  const { applyFunctions } = await import(pathToFileURL(join(copy, 'scripts/lib/database-functions.mjs')).href)
  const environments = {
    unit: { ...process.env, NODE_ENV: 'test', APP_ENV: 'test' },
    int: { ...template.env, FULLCOURT_TEMPLATE: template.dataDir, NODE_ENV: 'test' },
  }

  /** Runs test files of a layer, or all of them without any. @returns {Promise<import('./verdict.mjs').Run>} */
  async function run(layer, files, { env = {}, options = [], timeout } = {}) {
    const file = join(copy, 'mutation.json')
    await rm(file, { force: true })
    const args = ['run', `--project=${layer}*`, '--reporter=json', `--outputFile.json=${file}`, ...options, ...files]
    const how = { env: { ...environments[layer], ...env }, cwd: copy, timeout, failure: 'A test failed.' }
    const began = performance.now()
    await runQuietly(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], how).catch((error) => {
      if (!(error instanceof ExpectedError)) throw error
    })
    // The shutdown has stopped the tests: no further run may begin.
    if (isEnding()) throw new ExpectedError('The sample was stopped.')
    const hasTimedOut = timeout !== undefined && performance.now() - began >= timeout
    await sweep(template)
    return { report: readJson(file), hasTimedOut }
  }

  /**
   * Applies a mutant, runs its tests and restores the file.
   * @param {import('./sources.mjs').Mutant} mutant @param {{ tests: string[], isReached: boolean }} related
   * @param {number} most the maximum number of integration test files
   * @returns {Promise<import('./verdict.mjs').Tried>}
   */
  async function tryMutant(mutant, { tests, isReached }, most) {
    const source = await readFile(join(copy, mutant.file), 'utf8')
    const before = source.slice(mutant.start, mutant.end)
    if (findReason(mutant, source)) return { ...mutant, before, verdict: 'equal', tests: 0, seconds: 0 }
    const began = performance.now()
    const runTurn = ({ layer, files, options = [] }) =>
      run(layer, files, { options: ['--bail=1', ...options], timeout: TIMEOUT_MS })
    const apply = () => write(mutant, mutate(source, mutant))
    const restore = () => write(mutant, source)
    async function runClean(turn) {
      await restore()
      const clean = await runTurn(turn)
      await apply()
      return clean
    }
    const isApplied = await apply().then(
      () => true,
      () => false,
    )
    const verdict = isApplied ? await runTrial(turnsOf(tests, most), { run: runTurn, runClean }) : 'invalid'
    await restore()
    const seconds = (performance.now() - began) / 1000
    return { ...mutant, before, verdict: withReach(verdict, isReached), tests: tests.length, seconds }
  }

  // Writes a source file and updates the functions in the databases that tests copy. Throws when PostgreSQL rejects the SQL.
  async function write({ file }, text) {
    await writeFile(join(copy, file), text)
    if (!file.endsWith('.sql')) return
    for (const name of Object.values(TEMPLATES)) await withClient(template.cluster.urlOf(name), applyFunctions)
  }

  return { run, tryMutant }
}

function turnsOf(tests, most) {
  const int = tests.filter((file) => IS_INTEGRATION.test(file))
  return [
    { layer: 'unit', files: tests.filter((file) => !IS_INTEGRATION.test(file)) },
    { layer: 'int', files: int.slice(0, Math.min(FIRST, most)), options: ['--maxWorkers=1'] },
    { layer: 'int', files: int.slice(FIRST, most) },
  ]
}
