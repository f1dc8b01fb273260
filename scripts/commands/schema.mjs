import { runVisibly, typeScript } from '../lib/child.mjs'
import { openDatabase } from '../lib/database.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { findInstance } from '../lib/running.mjs'
import { childEnvironment, loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'

/** `npm run generate`, `migrate` and `migrate:create`: scripts/schema.ts with the settings that `npm start` uses. */
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
  // Everything else only reads the configuration; nothing connects to this address.
  if (command !== 'migrate') return 'postgres://nowhere'
  const { url } = await openDatabase(settings, { keep: Boolean(findInstance(settings.dataDir)) })
  return url
}
