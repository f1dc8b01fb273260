import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from '../lib/child.mjs'
import { readJson } from '../lib/files.mjs'
import { isEnding } from '../lib/shutdown.mjs'
import { Stop } from '../lib/stop.mjs'
import { copyClone } from './fault-copy.mjs'
import { faultLine, judge, redFiles } from './fault-verdicts.mjs'
import { plant } from './faults.mjs'
import { makeTemplate } from './template.mjs'

/** The number of copies used in parallel. */
const AT_ONCE = 2
const LAYERS = ['unit', 'int']

/**
 * Tries faults one after the other, each alone in a copy of the clone, with the test that should detect it.
 * @param {import('./faults.mjs').Fault[]} faults
 * @returns {Promise<import('./fault-verdicts.mjs').Tried[]>} in the same order
 * @throws {Stop} when one of the tests fails without any fault
 */
export async function tryFaults(faults) {
  const environments = await prepare(faults)
  const copies = await Promise.all(Array.from({ length: AT_ONCE }, copyClone))
  await demandGreen(copies[0], faults, environments)
  const tried = []
  const waiting = [...faults.entries()]
  async function work(copy) {
    // When the run is interrupted the copies are deleted, so a missing one is ignored.
    for (let next = waiting.shift(); next && !isEnding(); next = waiting.shift()) {
      const [index, fault] = next
      tried[index] = await tryOne(copy, fault, environments[fault.caughtBy.layer])
      console.log(faultLine(tried[index]))
    }
  }
  await Promise.all(copies.map(work))
  return tried
}

// Only integration tests need the database, which takes a minute to prepare.
async function prepare(faults) {
  const unit = { ...process.env, NODE_ENV: 'test', APP_ENV: 'test' }
  if (!faults.some(({ caughtBy }) => caughtBy.layer === 'int')) return { unit }
  const { dataDir, env } = await makeTemplate()
  return { unit, int: { ...env, FULLCOURT_TEMPLATE: dataDir, NODE_ENV: 'test' } }
}

async function demandGreen(copy, faults, environments) {
  for (const layer of LAYERS) {
    const own = faults.filter(({ caughtBy }) => caughtBy.layer === layer)
    const files = [...new Set(own.map(({ caughtBy }) => caughtBy.file))]
    if (files.length === 0) continue
    console.log(`  ${files.length} files of the layer ${layer} without a fault ...`)
    const { report, output } = await runTests(copy, layer, files, environments[layer])
    const red = redFiles(report, files)
    if (red.length > 0) throw new Stop(`Not green without any fault: ${red.join(', ')}`, output)
  }
}

async function tryOne(copy, fault, env) {
  const began = performance.now()
  const verdict = await ask(copy, fault, env)
  return { ...fault, verdict, seconds: (performance.now() - began) / 1000 }
}

async function ask(copy, fault, env) {
  const { layer, file } = fault.caughtBy
  const place = join(copy, fault.file)
  const source = await readFile(place, 'utf8').catch(() => '')
  const faulty = plant(source, fault)
  if (faulty === null) return 'stale'
  await writeFile(place, faulty)
  try {
    return judge((await runTests(copy, layer, [file], env, ['--bail=1'])).report)
  } finally {
    await writeFile(place, source)
  }
}

async function runTests(copy, layer, files, env, options = []) {
  const report = join(copy, 'faults.json')
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${layer}*`, ...reporters, ...options, ...files]
  const output = await runQuietly(process.execPath, args, { env, cwd: copy, failure: 'A test is red.' }).catch(
    (error) => {
      if (error instanceof Stop) return error.details
      throw error
    },
  )
  return { report: readJson(report), output }
}
