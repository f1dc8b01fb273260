import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { step } from '../lib/progress.mjs'
import { childEnvironment, readSettings } from '../lib/settings.mjs'
import { throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

/** The databases that test environments copy: one only migrated, and one with the demo academy. */
export const TEMPLATES = { empty: 'fullcourt_empty', demo: 'fullcourt' }

/** The copy of the demo from which the site is built. */
export const BUILT_FROM = 'fullcourt_build'

/** The folder with a copy of the whole stopped PostgreSQL cluster, for tests that stop theirs. */
export const RESTING = 'resting'

// These databases may be lost in a crash, so writes do not wait for the disk.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  // Required by scripts/test/mutation to record which tests call a function.
  track_functions: 'all',
}

/** The port in the pages of the test build; the copies of test environments replace it with their own. */
const BUILD_PORT = '29999'

let made

/**
 * Creates a throwaway PostgreSQL with the two templates, and the data folder of the demo: once per run, deleted afterwards.
 * @returns {Promise<Template>}
 * @typedef {{ dataDir: string, env: NodeJS.ProcessEnv, cluster: import('../lib/embedded-postgres.mjs').Cluster }} Template
 */
export function makeTemplate() {
  return (made ??= throwawayDataDir().then(fillTemplate))
}

/** Starts the PostgreSQL of a data folder and creates missing templates. @returns {Promise<Template>} */
export async function fillTemplate(dataDir) {
  const cluster = createCluster({ dataDir, settings: FAST })
  await step('Starting a throwaway database', () => cluster.start())
  const base = throwawayEnvironment(dataDir, { PORT: BUILD_PORT })
  const settings = readSettings(base)
  const env = await childEnvironment(settings, cluster.applicationUrlOf(TEMPLATES.demo), base)
  const database = { migrationUrl: cluster.databaseUrl }
  await prepareData({ settings, env, database, seed: false })
  const known = await cluster.listDatabases()
  if (!known.includes(TEMPLATES.empty)) await cluster.copyDatabase(TEMPLATES.demo, TEMPLATES.empty)
  // Without form submissions, because tests create their own, which a full inbox would hide.
  await prepareData({ settings, env, database, office: false })
  // Done before any test adds a database, because each copy would include it.
  if (!existsSync(join(dataDir, RESTING))) await createStoppedCopy({ dataDir, cluster })
  return { dataDir, env, cluster }
}

/** Creates the stopped copy next to the templates. */
async function createStoppedCopy({ dataDir, cluster }) {
  await cluster.stop()
  await cluster.copyTo(join(dataDir, RESTING))
  await cluster.start()
}
