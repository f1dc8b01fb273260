import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createCluster } from './embedded-postgres.mjs'
import { inRoot } from './locations.mjs'
import { beforeExit } from './shutdown.mjs'

/** Where test builds go, so that a test run never disturbs the site that runs from this clone. */
export const TEST_DIST_DIR = '.next-test'

/** Settings of a real site that a throwaway one must not inherit. */
const SETTINGS = [
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'FIELD_KEYS',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUSTED_PROXIES',
  'FORM_RATE_LIMIT',
  'WORKER',
  'REDIS_URL',
]

/**
 * An empty data folder that is removed, with the database in it, when this process ends.
 * @returns {Promise<string>} its absolute path
 */
export async function throwawayDataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-'))
  // The database may run as another user, who must be able to pass through.
  await chmod(folder, 0o711)
  beforeExit(async () => {
    await createCluster({ dataDir: folder }).destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/**
 * The environment of a site in a throwaway folder. What `.env` or the shell sets for the real one is blanked, because
 * the tools read `.env` by themselves and leave alone only what is set.
 * @param {string} dataDir @param {Record<string, string>} [overrides]
 */
export function throwawayEnvironment(dataDir, overrides = {}) {
  const file = inRoot('.env')
  const inFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
  const blank = Object.fromEntries([...SETTINGS, ...inFile].map((name) => [name, '']))
  const base = { ...process.env, ...blank, FULLCOURT_DATA_DIR: dataDir, APP_ENV: 'test', NEXT_TELEMETRY_DISABLED: '1' }
  return { ...base, ...overrides }
}
