import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { step } from '../lib/progress.mjs'
import { childEnvironment, readSettings } from '../lib/settings.mjs'
import { throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

/** The databases that every world of a test is copied from: migrated only, and with the demo academy. */
export const TEMPLATES = { empty: 'fullcourt_empty', demo: 'fullcourt' }

/** The copy of the demo that the site is built from. */
export const BUILT_FROM = 'fullcourt_build'

/** The folder of a copy of the whole PostgreSQL that is at rest, for worlds that stop theirs. */
export const RESTING = 'resting'

// A crash may lose these databases, so they need not wait for the disk.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
}

/** Where the pages of the test build say they are; each world's copy says its own address instead. */
const BUILD_PORT = '29999'

let made

/**
 * A throwaway PostgreSQL with the two templates, and the data folder of the demo: made once in a run, whichever layer
 * asks first, and gone afterwards.
 * @returns {Promise<Template>}
 * @typedef {{ dataDir: string, env: NodeJS.ProcessEnv, cluster: import('../lib/embedded-postgres.mjs').Cluster }} Template
 */
export function makeTemplate() {
  return (made ??= throwawayDataDir().then(fillTemplate))
}

/** Starts the PostgreSQL of a data folder and gives it what it lacks of the templates. @returns {Promise<Template>} */
export async function fillTemplate(dataDir) {
  const cluster = createCluster({ dataDir, settings: FAST })
  await step('Starting a throwaway database', () => cluster.start())
  const base = throwawayEnvironment(dataDir, { PORT: BUILD_PORT })
  const settings = readSettings(base)
  const env = await childEnvironment(settings, cluster.databaseUrl, base)
  await prepareData({ settings, env, seed: false })
  const known = await cluster.listDatabases()
  if (!known.includes(TEMPLATES.empty)) await cluster.copyDatabase(TEMPLATES.demo, TEMPLATES.empty)
  // What families sent, tests send themselves: an inbox that is full already would hide it.
  await prepareData({ settings, env, office: false })
  // Before any test has left a database in it, each of which every copy would carry.
  if (!existsSync(join(dataDir, RESTING))) await layToRest({ dataDir, cluster })
  return { dataDir, env, cluster }
}

/** Lays the copy at rest beside the templates. */
async function layToRest({ dataDir, cluster }) {
  await cluster.stop()
  await cluster.copyTo(join(dataDir, RESTING))
  await cluster.start()
}
