import { requireBuild } from '../lib/build.mjs'
import { openForServer } from '../lib/open-site.mjs'
import { runServer } from '../lib/run-server.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm run serve`: runs the server on the existing build and a migrated database; installs, migrates and builds nothing. */
export function main() {
  return runMain(async () => {
    requireBuild()
    await runServer(await openForServer({ install: false }))
  })
}
