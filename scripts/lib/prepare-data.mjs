import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runTypeScript } from './child.mjs'
import { applyFunctions, readFunctions } from './database-functions.mjs'
import { grantToApplication, lacksGrants, ownsAudit, readRole } from './database-roles.mjs'
import { inRoot } from './locations.mjs'
import { withClient } from './postgres/connect.mjs'
import { step } from './progress.mjs'
import { ExpectedError } from './expected-error.mjs'
import { ENCRYPTED_COLUMNS } from '../../src/server/encryption/encrypted-columns.mjs'
import { isPlain } from '../../src/lib/encrypted-text.mjs'

const require = createRequire(import.meta.url)
const UNDEFINED_TABLE = '42P01'
/** Any number, as long as every instance uses the same advisory lock. */
const LOCK = 720_041

/**
 * Migrates the database to this version's schema and, outside production, seeds an empty one with the demo academy. Instances
 * that start at the same time wait for each other.
 * @param {{ settings: { production: boolean }, env: NodeJS.ProcessEnv, database?: { migrationUrl: string }, seed?: boolean,
 * office?: boolean }} options `database`: the owner of the tables, if that is not the application; `office`: the demo includes
 * form submissions of the last weeks
 * @returns {Promise<{ seeded: boolean }>}
 */
export function prepareData({
  settings,
  env,
  database = { migrationUrl: env.DATABASE_URL },
  seed = true,
  office = true,
}) {
  return withClient(database.migrationUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const role = await readRole(env.DATABASE_URL)
    if (database.migrationUrl !== env.DATABASE_URL) await requireOtherOwner(client, role)
    await updateSchemas(client, { ...env, DATABASE_URL: database.migrationUrl })
    await admitApplication(client, { role, settings })
    await ensure(
      'Indexing pages for the search',
      () => lacksSearchedPages(client),
      () => indexPages(env),
    )
    // Remaining plain text is not an error, because an instance of the previous version may still write some.
    if (await hasPlainText(client)) await step('Encrypting sensitive columns', () => encryptPlainText(env))
    if (!seed || settings.production) return { seeded: false }
    return {
      seeded: await ensure(
        'Filling the demo academy',
        () => lacksStaff(client),
        () => fillDemo(env, office),
      ),
    }
  })
}

/** Runs as the owner of the tables. */
async function updateSchemas(client, env) {
  await ensure(
    'Updating the database',
    () => lacksMigrations(client),
    () => migrate(env),
  )
  await ensure(
    'Updating the functions of the database',
    () => lacksFunctions(client),
    () => applyFunctions(client),
  )
  await ensure(
    'Preparing the job queue',
    () => lacksQueue(client),
    () => migrateQueue(env),
  )
}

/** Otherwise new tables would belong to another role than the existing ones. */
async function requireOtherOwner(client, role) {
  if (!(await ownsAudit(client, role))) return
  throw new ExpectedError(
    'DATABASE_URL connects as the owner of the tables. Move its value to DATABASE_MIGRATION_URL, and set DATABASE_URL to a role ' +
      'that owns nothing: see docs/operations.md.',
  )
}

async function admitApplication(client, { role, settings }) {
  if (!(await ownsAudit(client, role))) {
    await ensure(
      'Granting the application its rights',
      () => lacksGrants(client, role),
      () => grantToApplication(client, role),
    )
  } else if (settings.production) {
    console.log(
      "The application's database role owns the audit log and could change it. Set DATABASE_MIGRATION_URL: see docs/operations.md.",
    )
  }
}

/**
 * Creates the tables of an empty database as they were after the given migration, and the job queue's: for the content of a
 * backup. prepareData() does the rest.
 * @param {NodeJS.ProcessEnv} env @param {string} last the name of the migration
 */
export async function migrateSchemas(env, last) {
  await step('Creating the tables', () => migrate(env, last))
  await step('Preparing the job queue', () => migrateQueue(env))
}

/** Drops all tables of the application's schema; the next start creates them again. */
export function dropEverything(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    await client.query('drop schema if exists graphile_worker cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
  })
}

/** Runs the work when something is missing, and checks the result. Returns whether it ran. */
async function ensure(label, lacks, work) {
  if (!(await lacks())) return false
  await step(label, work)
  if (await lacks())
    throw new ExpectedError(`${label} ended without a message and without its result. Please run it again.`)
  return true
}

async function lacksStaff(client) {
  return (await rows(client, 'select 1 from staff limit 1')).length === 0
}

async function lacksMigrations(client) {
  const done = new Set((await rows(client, 'select name from payload_migrations')).map((row) => row.name))
  const folder = inRoot('src', 'migrations')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.some((file) => file.endsWith('.ts') && file !== 'index.ts' && !done.has(file.slice(0, -'.ts'.length)))
}

async function lacksFunctions(client) {
  const { hash } = readFunctions()
  return (await rows(client, 'select hash from database_functions')).every((row) => row.hash !== hash)
}

async function hasPlainText(client) {
  const each = ENCRYPTED_COLUMNS.map(({ table, column }) => `exists (select from ${table} where ${isPlain(column)})`)
  const [found] = await rows(client, `select ${each.join(' or ')} as plain`)
  return found?.plain === true
}

// Pages are indexed when they are saved; those of an older version have not been saved since.
async function lacksSearchedPages(client) {
  const published = "select from home_page where _status = 'published' and hero_headline is not null"
  const found = await rows(client, `select where exists (${published}) and not exists (select from search_pages)`)
  return found.length > 0
}

async function lacksQueue(client) {
  const folder = join(dirname(require.resolve('graphile-worker/package.json')), 'sql')
  const newest = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10)))
  const [latest] = await rows(client, 'select max(id) as id from graphile_worker.migrations')
  return (latest?.id ?? 0) < newest
}

function migrate(env, last) {
  const failure =
    'The database could not be updated. The message above tells which migration failed; nothing of it was kept.'
  return runTypeScript('scripts/schema.ts', last ? ['migrate', last] : ['migrate'], { env, failure })
}

function encryptPlainText(env) {
  const failure =
    'Sensitive columns could not be encrypted. The message above gives the reason; values that were encrypted before stay so.'
  return runTypeScript('scripts/keys-rotate.ts', ['--only-plain'], { env, failure })
}

function indexPages(env) {
  const failure =
    'Pages could not be indexed for the search. The message above gives the reason; the index is unchanged.'
  return runTypeScript('scripts/search-pages.ts', [], { env, failure })
}

async function migrateQueue(env) {
  const { runMigrations, Logger } = await import('graphile-worker')
  await runMigrations({ connectionString: env.DATABASE_URL, logger: new Logger(() => () => {}) })
}

function fillDemo(env, office) {
  const failure = 'The demo academy could not be written. The message above tells why; npm run reset begins afresh.'
  return runTypeScript('seed/index.ts', office ? [] : ['--without-office'], { env, failure })
}

/** Returns the rows of a query, none when the table does not exist yet. */
async function rows(client, query) {
  try {
    return (await client.query(query)).rows
  } catch (error) {
    if (error.code === UNDEFINED_TABLE) return []
    throw error
  }
}
