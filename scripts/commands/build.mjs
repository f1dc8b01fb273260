import { buildForImage, buildIfChanged } from '../lib/build.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { childEnvironment, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

/**
 * `npm run build`: makes the production build that `npm start` makes, from a migrated database. With `-- --force` also when
 * nothing has changed since the last build. With `-- --for-image` it needs no database: pages are rendered at their first request.
 */
export function main(args) {
  return runMain(async () => {
    if (args.includes('--for-image')) return buildAlone()
    const { env, database } = await openForCommand()
    await buildIfChanged({ env, databaseId: database.id, force: args.includes('--force') })
  })
}

/** Next reads the database while it builds, so it gets a throwaway one that is only migrated. */
async function buildAlone() {
  await installIfNeeded()
  const dataDir = await throwawayDataDir()
  const cluster = createCluster({ dataDir })
  await cluster.start()
  const base = throwawayEnvironment(dataDir)
  const settings = readSettings(base)
  const env = await childEnvironment(settings, cluster.databaseUrl, base)
  await prepareData({ settings, env, seed: false })
  await buildForImage({ env })
}
