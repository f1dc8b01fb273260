import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readJson } from '../../lib/files.mjs'
import { inRoot } from '../../lib/locations.mjs'
import { beforeExit, isEnding } from '../../lib/shutdown.mjs'
import { ExpectedError } from '../../lib/expected-error.mjs'
import { copyClone } from './copy.mjs'
import { relateTests } from './related.mjs'
import { openResults, resultsFile } from './results.mjs'
import { makeRunner } from './runner.mjs'
import { drawSample } from './sample.mjs'
import { findMutants } from './sources.mjs'
import { report, resultLine, scoreOf } from './verdict.mjs'

const KEPT = inRoot('reports', 'mutation')
const CALLS = join(KEPT, 'calls.json')
const CODE = /\.(ts|tsx|mjs|sql)$/

/**
 * Tests a part of a sample of mutants one after the other and prints the result of all parts so far.
 * @param {{ size: number, from: number, most: number, seed: string, within: string, isRecorded: boolean }} options `most`: the
 * maximum number of integration test files per mutant
 * @returns {Promise<number>} the share of all mutants that were detected, in percent
 */
export async function sampleMutants({ size, from, most, seed, within, isRecorded }) {
  const copy = await copyClone()
  const mutants = findMutants(copy).filter(({ file, line }) => `${file}:${line}:`.startsWith(within))
  if (mutants.length <= from) throw new ExpectedError(`There is nothing to mutate in “${within}” from ${from}.`)
  const sample = drawSample(copy, mutants, { size: from + size, seed })
  console.log(`  ${sample.length - from} of ${mutants.length} possible mutants, from ${from}, seed ${seed}`)
  const runner = await makeRunner(copy)
  const records = (isRecorded && readJson(CALLS)) || (await recordCalls(copy, runner))
  const testsOf = relateTests(readCode(copy), records)
  const results = openResults(resultsFile(KEPT, { seed, within }), sample, from)
  // Printed also when the run is stopped.
  beforeExit(() => console.log(report(results.all(), sample.length).join('\n')))
  for (const mutant of sample.slice(from)) {
    const tried = await runner.tryMutant(mutant, testsOf(mutant), most)
    // The shutdown has stopped its tests.
    if (isEnding()) break
    results.add(tried)
    console.log(resultLine(tried))
  }
  return scoreOf(results.all())
}

// Runs all tests once without a mutant. Test files that fail then are excluded, because they would detect every mutant.
async function recordCalls(copy, runner) {
  console.log('  Recording which test calls what ...')
  const folder = join(copy, 'calls')
  const failed = []
  for (const layer of ['unit', 'int']) {
    const { report: recorded } = await runner.run(layer, [], { env: { RECORD_CALLS: folder } })
    if (!recorded) throw new ExpectedError(`The ${layer} tests crashed without a mutant.`)
    const names = recorded.testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => relative(copy, name))
    failed.push(...names.map((name) => name.split(sep).join('/')))
  }
  if (failed.length > 0) console.log(`  Left out, because they fail without a mutant: ${failed.join(', ')}`)
  const files = await readdir(folder)
  const records = files.map((file) => readJson(join(folder, file))).filter(({ test }) => !failed.includes(test))
  await mkdir(KEPT, { recursive: true })
  await writeFile(CALLS, JSON.stringify(records))
  return records
}

function readCode(copy) {
  const files = ['src', 'collections', 'runtime', 'scripts', 'tests'].flatMap((folder) => {
    const names = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
    return names.map((name) => `${folder}/${name.split(sep).join('/')}`).filter((file) => CODE.test(file))
  })
  return new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]))
}
