import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prompt } from '../lib/prompt.mjs'
import { openDatabase } from '../lib/database.mjs'
import { requireDemo } from '../lib/demo-only.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { dropEverything } from '../lib/prepare-data.mjs'
import { findInstance } from '../lib/running.mjs'
import { loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

/** `npm run reset`: empties the demo after a confirmation; `--yes` skips it. */
export function main(args) {
  return runMain(() => reset({ sure: args.includes('--yes') }))
}

async function reset({ sure }) {
  loadEnvFile()
  const settings = readSettings()
  if (settings.production) throw new ExpectedError('This is a production setting: npm run reset empties demos only.')
  const instance = findInstance(settings.dataDir)
  if (instance)
    throw new ExpectedError(`Fullcourt is running (process ${instance.pid}). Stop it first, then run npm run reset.`)
  await installIfNeeded()
  if (settings.databaseUrl) {
    await openDatabase(settings)
    await requireDemo(settings.databaseUrl)
  }
  if (!sure && !(await agreed())) return console.log('Nothing was changed.')
  if (settings.databaseUrl) await dropEverything(settings.migrationUrl ?? settings.databaseUrl)
  else await createCluster({ dataDir: settings.dataDir }).destroy()
  for (const name of ['media', 'staff-logins.txt', 'member-codes.txt'])
    await rm(join(settings.dataDir, name), { recursive: true, force: true })
  console.log('The demo is empty. The next npm start fills it again.')
}

async function agreed() {
  return /^y(es)?$/i.test(await prompt('This removes every page, registration and picture of the demo. Go on? (y/N)'))
}
