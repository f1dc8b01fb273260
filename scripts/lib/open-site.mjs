import { openDatabase } from './database.mjs'
import { installIfNeeded } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { claimFolder, findInstance } from './running.mjs'
import { checkSettings, childEnvironment, loadEnvFile, readSettings } from './settings.mjs'
import { endWithNpm } from './shutdown.mjs'

/**
 * What a command works with.
 * @typedef {object} Site
 * @property {ReturnType<typeof readSettings>} settings
 * @property {{ url: string, migrationUrl: string, id: string }} database
 * @property {Record<string, string | undefined>} env the environment of child processes
 */

/**
 * Reads and checks the settings and opens the database, for a command that may run beside a running site. Installs missing
 * packages first.
 * @returns {Promise<Site>}
 * @throws {ExpectedError} when a setting is wrong or the database cannot be reached
 */
export async function openForCommand() {
  loadEnvFile()
  const settings = readSettings()
  await installFor(settings)
  return open(settings, { keep: Boolean(findInstance(settings.dataDir)) })
}

/**
 * Does the same for a command that runs the server: it also claims the data folder and requires a free port.
 * @param {{ install: boolean }} options `install`: installs missing packages first
 * @returns {Promise<Site & { running: Awaited<ReturnType<typeof claimFolder>> }>}
 * @throws {ExpectedError} also when the port or the data folder is in use
 */
export async function openForServer({ install }) {
  endWithNpm()
  loadEnvFile()
  const settings = readSettings()
  const running = await claimFolder(settings)
  await requireFreePort(settings.port)
  if (install) await installFor(settings)
  return { ...(await open(settings)), running }
}

// The built-in PostgreSQL is a development package (docs/decisions/095).
function installFor({ databaseUrl }) {
  return installIfNeeded({ dev: !databaseUrl })
}

async function open(settings, options) {
  await checkSettings(settings)
  const database = await openDatabase(settings, options)
  return { settings, database, env: await childEnvironment(settings, database.url) }
}
