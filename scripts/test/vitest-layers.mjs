import { rm } from 'node:fs/promises'
import { runVisibly } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { countVitest } from './tally.mjs'
import { makeTemplate } from './template.mjs'

/** Runs the tests next to the sources: without a database or a browser. */
export function runUnit(vitestArgs = []) {
  return runVitest('unit', vitestArgs, { ...process.env, NODE_ENV: 'test', APP_ENV: 'test' })
}

/**
 * Runs the tests against PostgreSQL: each worker has its own database, which is reset for every file.
 * @param {string[]} vitestArgs @param {() => Promise<import('./template.mjs').Template>} [make]
 */
export async function runIntegration(vitestArgs = [], make = makeTemplate) {
  const { dataDir, env } = await make()
  return runVitest('int', vitestArgs, { ...env, FULLCOURT_TEMPLATE: dataDir, NODE_ENV: 'test' })
}

async function runVitest(layer, vitestArgs, env) {
  const report = inRoot('reports', `${layer}.json`)
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${layer}*`,
    '--passWithNoTests',
    ...reporters,
    ...vitestArgs,
  ]
  return countVitest(layer, report, await runVisibly(process.execPath, args, { env }))
}
