import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runTypeScript } from './child.mjs'
import { readJson, writeSecretJson } from './files.mjs'
import { dataDir, inRoot } from './locations.mjs'
import { ExpectedError } from './expected-error.mjs'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']
const DEFAULT_PORT = 3000

/** Settings that may be wrong also in a demo. */
const CHECKED = ['APP_ENV', 'PUBLIC_URL', 'SMTP_URL', 'S3_BUCKET', 'S3_ENDPOINT']

const MAKERS = {
  PAYLOAD_SECRET: () => randomBytes(36).toString('base64url'),
  FIELD_KEYS: () => makeFieldKey('k1'),
}

/** Reads `.env` of the clone; existing environment variables take precedence. */
export function loadEnvFile() {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Returns the settings of the scripts; src/server/env.ts reads those of the application.
 * @param {Record<string, string | undefined>} [env]
 * @throws {ExpectedError} when PORT is invalid
 */
export function readSettings(env = process.env) {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ExpectedError(`PORT must be a number from 1 to 65535. Choose another: PORT=${DEFAULT_PORT} npm start`)
  }
  const production = env.APP_ENV === 'production' || (Boolean(env.PUBLIC_URL) && !isLocal(env.PUBLIC_URL))
  return {
    port,
    production,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    appEnv: production ? 'production' : env.APP_ENV || 'demo',
    dataDir: dataDir(env),
    databaseUrl: env.DATABASE_URL || undefined,
    migrationUrl: env.DATABASE_MIGRATION_URL || undefined,
  }
}

/**
 * Lets the application validate the settings before any slow work. The rules are in src/server/env.ts only.
 * @throws {ExpectedError} with the application's message
 */
export async function checkSettings(settings) {
  // Without any of these variables there is nothing to validate.
  if (!settings.production && !CHECKED.some((name) => process.env[name])) return
  const env = await childEnvironment(settings, settings.databaseUrl ?? 'postgres://built-in')
  const output = await runTypeScript('scripts/lib/check-settings.mjs', [], {
    env,
    failure: 'The settings could not be checked.',
  })
  const [, problem] = output.match(/^settings: (.+)$/m) ?? []
  if (problem) throw new ExpectedError(problem)
}

/**
 * Returns the environment of all child processes: the migrations, the seed, the build and the server.
 * @param {ReturnType<typeof readSettings>} settings @param {string} databaseUrl
 * @param {Record<string, string | undefined>} [inherited] the base environment
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function childEnvironment(settings, databaseUrl, inherited = process.env) {
  // Production requires the deployer's own secrets, so none are generated.
  const secrets = settings.production ? inherited : await ownSecrets(settings.dataDir, inherited)
  return {
    ...inherited,
    ...secrets,
    ...actionsKey(secrets.PAYLOAD_SECRET),
    DATABASE_URL: databaseUrl,
    // The application must not know the owner's password. Not removed, because Next would read it from `.env` then.
    DATABASE_MIGRATION_URL: '',
    PUBLIC_URL: settings.publicUrl,
    PORT: String(settings.port),
    APP_ENV: settings.appEnv,
    FULLCOURT_DATA_DIR: settings.dataDir,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
}

/**
 * Adds a new encryption key before the existing ones: it encrypts from the next start on, the others still decrypt.
 * @param {ReturnType<typeof readSettings>} settings @param {Record<string, string | undefined>} [inherited]
 * @returns {Promise<string | null>} the new FIELD_KEYS for the deployer to store; null when this machine stores them
 */
export async function addFieldKey(settings, inherited = process.env) {
  const isOwn = !settings.production && !inherited.FIELD_KEYS
  const known = isOwn ? await ownSecrets(settings.dataDir, inherited) : inherited
  const parts = known.FIELD_KEYS?.split(',') ?? []
  const numbers = parts.map((part) => Number(/^\s*k(\d+):/.exec(part)?.[1] ?? 0))
  const FIELD_KEYS = [makeFieldKey(`k${Math.max(0, ...numbers) + 1}`), ...parts].join(',')
  if (!isOwn) return FIELD_KEYS
  await keepSecrets(settings.dataDir, { ...readJson(secretsIn(settings.dataDir)), FIELD_KEYS })
  return null
}

/** Returns this machine's own secrets, each generated once, except those set in the environment. */
async function ownSecrets(folder, inherited) {
  const known = readJson(secretsIn(folder)) ?? {}
  const lacking = Object.keys(MAKERS).filter((name) => !inherited[name] && !known[name])
  const made = Object.fromEntries(lacking.map((name) => [name, MAKERS[name]()]))
  if (lacking.length > 0) await keepSecrets(folder, { ...known, ...made })
  const secrets = { ...known, ...made }
  return Object.fromEntries(Object.keys(MAKERS).map((name) => [name, inherited[name] || secrets[name]]))
}

async function keepSecrets(folder, secrets) {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  await writeSecretJson(secretsIn(folder), secrets)
}

// Next encrypts values of Server Actions with a key of the build, which is public in a published image. All instances share this.
function actionsKey(secret) {
  if (!secret) return {}
  const key = createHash('sha256').update(`server actions ${secret}`).digest('base64')
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
}

function secretsIn(folder) {
  return join(folder, 'secrets.json')
}

function makeFieldKey(id) {
  return `${id}:${randomBytes(32).toString('base64')}`
}

// The same condition as in src/server/env.ts, evaluated here because it decides whether secrets are generated.
function isLocal(url) {
  return URL.canParse(url) && LOCAL_HOSTS.includes(new URL(url).hostname)
}
