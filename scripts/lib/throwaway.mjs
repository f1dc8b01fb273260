import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createCluster } from './embedded-postgres.mjs'
import { inRoot } from './locations.mjs'
import { beforeExit } from './shutdown.mjs'

/** The folder of test builds, so that a test run never changes the running site of this clone. */
export const TEST_DIST_DIR = '.next-test'

/** Settings of a real site that a throwaway site must not inherit. */
const SETTINGS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'PAYLOAD_SECRET',
  'FIELD_KEYS',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUSTED_PROXIES',
  'STOP_DELAY_SECONDS',
  'FORM_RATE_LIMIT',
  'WORKER',
  'REDIS_URL',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_FORCE_PATH_STYLE',
]

/**
 * Creates an empty data folder, which is deleted with its database when this process exits.
 * @returns {Promise<string>} its absolute path
 */
export async function throwawayDataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-'))
  // The database may run as another user, who needs access to subfolders.
  await chmod(folder, 0o711)
  beforeExit(async () => {
    await createCluster({ dataDir: folder }).destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/**
 * Returns the environment of a site in a throwaway folder. Variables that `.env` or the shell sets for the real site are set
 * to empty strings, because tools read `.env` themselves and skip only variables that are set.
 * @param {string} dataDir @param {Record<string, string>} [overrides]
 */
export function throwawayEnvironment(dataDir, overrides = {}) {
  const file = inRoot('.env')
  const inFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
  const blank = Object.fromEntries([...SETTINGS, ...inFile].map((name) => [name, '']))
  const base = { ...process.env, ...blank, FULLCOURT_DATA_DIR: dataDir, APP_ENV: 'test', NEXT_TELEMETRY_DISABLED: '1' }
  return { ...base, ...overrides }
}
