import { createCluster } from '../lib/embedded-postgres.mjs'
import { rm } from 'node:fs/promises'
import { runVisibly } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { step } from '../lib/progress.mjs'
import { childEnvironment, readSettings } from '../lib/settings.mjs'
import { throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'
import { countVitest } from './tally.mjs'

/** Tests beside the sources: no database, no browser. */
export function runUnit(vitestArgs = []) {
  return runVitest('unit', vitestArgs, { ...process.env, NODE_ENV: 'test', APP_ENV: 'test' })
}

/** Tests against a PostgreSQL of their own, migrated and without the demo; it is gone afterwards. */
export async function runIntegration(vitestArgs = []) {
  const dataDir = await throwawayDataDir()
  // A crash may lose this database, so it need not wait for the disk.
  const cluster = createCluster({ dataDir, settings: { fsync: 'off', synchronous_commit: 'off' } })
  await step('Starting a throwaway database', () => cluster.start())
  const settings = readSettings(throwawayEnvironment(dataDir))
  const env = {
    ...throwawayEnvironment(dataDir),
    ...(await childEnvironment({ ...settings, dataDir }, cluster.databaseUrl)),
  }
  await prepareData({ settings, env, seed: false })
  return runVitest('int', vitestArgs, { ...env, NODE_ENV: 'test' })
}

async function runVitest(project, vitestArgs, env) {
  const report = inRoot('reports', `${project}.json`)
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--passWithNoTests',
    ...reporters,
    ...vitestArgs,
  ]
  return countVitest(project, report, await runVisibly(process.execPath, args, { env }))
}
