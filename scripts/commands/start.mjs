import { buildIfChanged } from '../lib/build.mjs'
import { openForServer } from '../lib/open-site.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { runServer } from '../lib/run-server.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm start`, or `npm run dev` with `--dev`: takes a bare clone to a running site. */
export function main(args) {
  return runMain(() => start({ dev: args.includes('--dev') }))
}

async function start({ dev }) {
  const site = await openForServer({ install: true })
  const { seeded } = await prepareData(site)
  if (!dev) await buildIfChanged({ env: site.env, databaseId: site.database.id, force: seeded })
  await runServer(site, { dev })
}
