import { fillInbox } from '../../seed/inbox-crowd.mjs'
import { openDatabase } from '../lib/database.mjs'
import { requireDemo } from '../lib/demo-only.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { step } from '../lib/progress.mjs'
import { findInstance } from '../lib/running.mjs'
import { loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

const MOST = 200_000

/** `npm run seed:inbox -- 50000`: adds this many generated registrations to a demo, to try it with a large inbox. */
export function main([count = '50000']) {
  return runMain(() => fill(Number(count)))
}

async function fill(count) {
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new ExpectedError(`Say how many registrations to invent: a whole number from 1 to ${MOST}.`)
  }
  loadEnvFile()
  const settings = readSettings()
  if (settings.production)
    throw new ExpectedError('This is a production setting: families are invented for demos only.')
  await installIfNeeded()
  const { migrationUrl: url } = await openDatabase(settings, { keep: Boolean(findInstance(settings.dataDir)) })
  await requireDemo(url)
  await step(`Inventing ${count} registrations`, () => withClient(url, (client) => fillInbox(client, count)))
}
