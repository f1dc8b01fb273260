import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runQuietly } from '../../lib/child.mjs'
import { readJson } from '../../lib/files.mjs'
import { withClient } from '../../lib/postgres/connect.mjs'
import { ExpectedError } from '../../lib/expected-error.mjs'
import { sweep } from '../kept-template.mjs'
import { TEMPLATES, makeTemplate } from '../template.mjs'
import { mutate } from './sources.mjs'
import { judge } from './verdict.mjs'

/** The timeout of a test run in milliseconds, for mutants that cause an endless loop. */
const TIMEOUT_MS = 900_000
/** The number of integration tests that run first: the most specific ones detect most mutants. */
const FIRST = 8
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

  /** Runs test files of a layer, or all of them without any. @returns {Promise<object | undefined>} vitest's report */
  async function run(layer, files, { env = {}, options = [], timeout } = {}) {
    const file = join(copy, 'mutation.json')
    await rm(file, { force: true })
    const args = ['run', `--project=${layer}*`, '--reporter=json', `--outputFile.json=${file}`, ...options, ...files]
    const how = { env: { ...environments[layer], ...env }, cwd: copy, timeout, failure: 'A test failed.' }
    await runQuietly(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], how).catch((error) => {
      if (!(error instanceof ExpectedError)) throw error
    })
    await sweep(template)
    return readJson(file)
  }

  /** Applies a mutant, runs its tests and restores the file. @returns {Promise<import('./verdict.mjs').Tried>} */
  async function tryMutant(mutant, tests) {
    const place = join(copy, mutant.file)
    const source = await readFile(place, 'utf8')
    const began = performance.now()
    await writeFile(place, mutate(source, mutant))
    const isApplied = await applySql(mutant)
    const verdict = isApplied ? await runInTurns(tests) : 'invalid'
    await writeFile(place, source)
    await applySql(mutant)
    const before = source.slice(mutant.start, mutant.end)
    return { ...mutant, before, verdict, tests: tests.length, seconds: (performance.now() - began) / 1000 }
  }

  async function runInTurns(tests) {
    const int = tests.filter((file) => IS_INTEGRATION.test(file))
    const unit = tests.filter((file) => !IS_INTEGRATION.test(file))
    const turns = [
      ['unit', unit],
      ['int', int.slice(0, FIRST)],
      ['int', int.slice(FIRST)],
    ]
    for (const [layer, files] of turns) {
      if (files.length === 0) continue
      const verdict = judge(await run(layer, files, { options: ['--bail=1'], timeout: TIMEOUT_MS }))
      if (verdict !== 'survived') return verdict
    }
    return 'survived'
  }

  // Applies the mutated functions to the databases that tests copy. Returns false when PostgreSQL rejects the SQL.
  async function applySql({ file }) {
    if (!file.endsWith('.sql')) return true
    try {
      for (const name of Object.values(TEMPLATES)) await withClient(template.cluster.urlOf(name), applyFunctions)
      return true
    } catch {
      return false
    }
  }

  return { run, tryMutant }
}
