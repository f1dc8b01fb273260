import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runTypeScript } from '../lib/child.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { inRoot } from '../lib/locations.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { migrateSchemas, prepareData } from '../lib/prepare-data.mjs'
import { step } from '../lib/progress.mjs'
import { readArchive } from './archive.mjs'
import { ERASED, LAYOUT, UPLOADS } from './back-up.mjs'
import { listMissingKeys } from './field-keys.mjs'
import { loadDatabase } from './load.mjs'
import { hasTables } from './tables.mjs'

/**
 * Restores an archive into an empty database and a data folder without uploads, updates the result to this version, and erases
 * again the children that were erased after the backup.
 * @param {string} file
 * @param {{ settings: { dataDir: string, production: boolean }, env: NodeJS.ProcessEnv, database?: { migrationUrl: string },
 * identity?: string, bucket?: string }} place `database`: the owner of the tables; `identity`: the secret key of age; `bucket`:
 * where the site looks for its files, by default as its settings say
 * @returns {Promise<{ takenAt: string, rows: number, files: number, erased: number }>} `erased`: children erased again
 * @throws {ExpectedError} when the place is not empty, or the archive or its keys do not fit; nothing is changed then
 */
export async function restore(file, place) {
  const { settings, env, database = { migrationUrl: env.DATABASE_URL }, identity, bucket = env.S3_BUCKET } = place
  const { dataDir } = settings
  const { migrationUrl } = database
  await requireEmpty(migrationUrl, dataDir)
  const folder = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await step('Checking the archive', () => readArchive(resolve(file), folder, identity))
    requireFitting(manifest, env)
    requireSameStore(manifest, bucket)
    await migrateSchemas({ ...env, DATABASE_URL: migrationUrl }, manifest.migrations.at(-1))
    await step('Restoring the database', () => loadDatabase(migrationUrl, join(folder, 'database'), manifest))
    const files = await moveUploads(join(folder, 'files'), dataDir)
    await mergeErased(join(folder, ERASED), join(dataDir, ERASED))
    await prepareData({ settings, env, database, seed: false })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { takenAt: manifest.takenAt, rows, files, erased: await eraseAgain(env) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireEmpty(databaseUrl, dataDir) {
  const full = UPLOADS.filter((name) => existsSync(join(dataDir, name)))
  for (const name of full) {
    if ((await readdir(join(dataDir, name))).length === 0) continue
    throw new ExpectedError(
      `${join(dataDir, name)} contains files. A backup is only restored into an empty place, so move them away first.`,
    )
  }
  if (await withClient(databaseUrl, hasTables)) {
    throw new ExpectedError(
      'This database has tables already. A backup is only restored into an empty one: create another and set DATABASE_URL, or ' +
        'set FULLCOURT_DATA_DIR to a new folder for the built-in one.',
    )
  }
}

function requireFitting({ layout, migrations, fieldKeys }, env) {
  const known = new Set(readdirSync(inRoot('src', 'migrations')).map((name) => name.replace(/\.ts$/, '')))
  if (layout !== LAYOUT || !migrations.every((name) => known.has(name))) {
    throw new ExpectedError('This archive was made by a newer version of Fullcourt. Update this one first.')
  }
  const missing = listMissingKeys(fieldKeys, env.FIELD_KEYS)
  if (missing.length === 0) return
  throw new ExpectedError(
    `The key ${missing.join(', ')} of this backup is not in FIELD_KEYS. Without it health notes and emergency contacts ` +
      'could not be read. Set FIELD_KEYS to the keys of the time of the backup.',
  )
}

/** The files of a backup are either in the archive or in a bucket, and the site must look for them there. */
function requireSameStore(manifest, bucket) {
  const hasFiles = manifest.files.some(({ path }) => path.startsWith('files/'))
  if (manifest.bucket && !bucket) {
    throw new ExpectedError(
      `The files of this backup are in the bucket ${manifest.bucket}. Set S3_BUCKET and its keys.`,
    )
  }
  if (!hasFiles || !bucket) return
  throw new ExpectedError(
    'This backup contains its files, which are restored to the disk. Restore it without S3_BUCKET, copy the folders media and ' +
      'film-files into the bucket, and set S3_BUCKET then.',
  )
}

/** Moves uploaded files to their place. @returns {Promise<number>} their number */
async function moveUploads(from, dataDir) {
  let count = 0
  for (const name of UPLOADS.filter((folder) => existsSync(join(from, folder)))) {
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(from, name), join(dataDir, name))
    const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true })
    count += entries.filter((entry) => entry.isFile()).length
  }
  return count
}

/** Adds the erased children of the backup to the current list, which is never replaced by an older one. */
async function mergeErased(from, to) {
  const lines = (await Promise.all([from, to].map(readLines))).flat()
  if (lines.length > 0) await writeFile(to, `${[...new Set(lines)].join('\n')}\n`, { mode: 0o600 })
}

async function readLines(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

async function eraseAgain(env) {
  const failure =
    'Erased children could not be erased again. The site does it within an hour of its start; the message above says why.'
  // Modules with 'server-only' throw without this condition.
  const serverEnv = { ...env, NODE_OPTIONS: '--conditions=react-server' }
  const output = await runTypeScript('scripts/erase-again.ts', [], { env: serverEnv, failure })
  return Number(output.match(/^erased: (\d+)$/m)?.[1] ?? 0)
}
