import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runTypeScript } from './child.mjs'
import { readJson, writeSecretJson } from './files.mjs'
import { dataDir, inRoot } from './locations.mjs'
import { Stop } from './stop.mjs'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']
const DEFAULT_PORT = 3000

const MAKERS = {
  PAYLOAD_SECRET: () => randomBytes(36).toString('base64url'),
  FIELD_KEYS: () => makeFieldKey('k1'),
}

/** Reads `.env` of the clone; what the environment already says wins. */
export function loadEnvFile() {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The settings that the scripts themselves need; the rest is the application's (src/server/env.ts).
 * @param {Record<string, string | undefined>} [env]
 * @throws {Stop} when PORT is no port
 */
export function readSettings(env = process.env) {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(`PORT must be a number from 1 to 65535. Choose another: PORT=${DEFAULT_PORT} npm start`)
  }
  const production = env.APP_ENV === 'production' || (Boolean(env.PUBLIC_URL) && !isLocal(env.PUBLIC_URL))
  return {
    port,
    production,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    appEnv: production ? 'production' : env.APP_ENV || 'demo',
    dataDir: dataDir(env),
    databaseUrl: env.DATABASE_URL || undefined,
  }
}

/**
 * Lets the application judge the settings before anything slow begins. The rules live in src/server/env.ts alone.
 * @throws {Stop} in the application's own sentence
 */
export async function checkSettings(settings) {
  // Where nothing was set, there is nothing to get wrong.
  if (!settings.production && !process.env.APP_ENV && !process.env.PUBLIC_URL && !process.env.SMTP_URL) return
  const env = await childEnvironment(settings, settings.databaseUrl ?? 'postgres://built-in')
  const output = await runTypeScript('scripts/lib/check-settings.mjs', [], {
    env,
    failure: 'The settings could not be checked.',
  })
  const [, problem] = output.match(/^settings: (.+)$/m) ?? []
  if (problem) throw new Stop(problem)
}

/**
 * The environment of everything we start: the migrations, the seed, the build and the server.
 * @param {ReturnType<typeof readSettings>} settings @param {string} databaseUrl
 * @param {Record<string, string | undefined>} [inherited] what it starts from
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function childEnvironment(settings, databaseUrl, inherited = process.env) {
  return {
    ...inherited,
    // In production the deployer's own secrets are demanded, so none is made up here.
    ...(settings.production ? {} : await ownSecrets(settings.dataDir, inherited)),
    DATABASE_URL: databaseUrl,
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
 * Puts a new key before those that seal fields: it writes from the next start on, the others still read.
 * @param {ReturnType<typeof readSettings>} settings @param {Record<string, string | undefined>} [inherited]
 * @returns {Promise<string | null>} the new FIELD_KEYS, where the deployer keeps them; null when they are this machine's own
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

/** This machine's own secrets, each made once, where the environment has none. */
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

function secretsIn(folder) {
  return join(folder, 'secrets.json')
}

function makeFieldKey(id) {
  return `${id}:${randomBytes(32).toString('base64')}`
}

// The same question as in src/server/env.ts, asked here because it decides whether a secret may be made up.
function isLocal(url) {
  return URL.canParse(url) && LOCAL_HOSTS.includes(new URL(url).hostname)
}
