import { runVisibly, typeScript } from '../lib/child.mjs'
import { openDatabase } from '../lib/database.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { findInstance } from '../lib/running.mjs'
import { childEnvironment, loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm run generate`, `migrate` and `migrate:create`: runs scripts/schema.ts with the settings of `npm start`. */
export function main(args) {
  return runMain(async () => {
    loadEnvFile()
    const settings = readSettings()
    await installIfNeeded()
    const env = await childEnvironment(settings, await databaseFor(args[0], settings))
    return runVisibly(process.execPath, [...typeScript('scripts/schema.ts'), ...args], { env })
  })
}

async function databaseFor(command, settings) {
  // All other commands only read the configuration; nothing connects to this address.
  if (command !== 'migrate') return 'postgres://nowhere'
  const { url } = await openDatabase(settings, { keep: Boolean(findInstance(settings.dataDir)) })
  return url
}
