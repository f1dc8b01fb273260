import { buildIfChanged } from '../lib/build.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { runMain } from '../lib/shutdown.mjs'

/**
 * `npm run build`: makes the production build that `npm start` makes, from a migrated database. With `-- --force` also when
 * nothing has changed since the last build.
 */
export function main(args) {
  return runMain(async () => {
    const { env, database } = await openForCommand()
    await buildIfChanged({ env, databaseId: database.id, force: args.includes('--force') })
  })
}
