import { openForCommand } from '../lib/open-site.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm run migrate`: prepares the database as `npm start` does, but without the demo. */
export function main() {
  return runMain(async () => {
    await prepareData({ ...(await openForCommand()), seed: false })
  })
}
