import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listMigrations } from './tables.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { writeArchive } from './archive.mjs'
import { dumpDatabase } from './dump.mjs'
import { fingerprintKeys } from './field-keys.mjs'

/** The folders of uploaded files and the list of erased families, in the data folder. */
export const UPLOADS = ['media', 'film-files']
export const ERASED = 'erased.jsonl'
/** The version of the archive's layout. */
export const LAYOUT = 1

const NAME = /^fullcourt-\d{8}-\d{6}\.tar(\.age)?$/

/** @typedef {{ file: string, bytes: number, rows: number, files: number, takenAt: string }} Backup */

/**
 * Writes database, uploaded files and the list of erased families into one archive, and records the backup in the database. The
 * site may go on running. Files in a bucket are not copied: the manifest names it.
 * @param {{ databaseUrl: string, dataDir: string, fieldKeys: string, to: string, recipient?: string, bucket?: string }} options
 *   `to`: a folder
 * @returns {Promise<Backup>}
 */
export async function backUp({ databaseUrl, dataDir, fieldKeys, to, recipient, bucket }) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(to, '.partial-'))
  try {
    await requireMigrated(databaseUrl)
    const contents = await dumpDatabase(databaseUrl, folder)
    const tables = contents.tables.map(({ file }) => ({ path: `database/${file}`, from: join(folder, file) }))
    const uploads = bucket ? [] : await listUploads(dataDir)
    const sources = [...tables, ...uploads, { path: ERASED, from: join(dataDir, ERASED) }]
    const facts = { layout: LAYOUT, fieldKeys: fingerprintKeys(fieldKeys), ...(bucket && { bucket }), ...contents }
    const partial = join(folder, 'archive')
    const { bytes, files } = await writeArchive(partial, sources, facts, recipient)
    const file = join(to, nameOf(contents.takenAt, recipient))
    await rename(partial, file)
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    const backup = { file, bytes, rows, files: files.length - tables.length, takenAt: contents.takenAt }
    await record(databaseUrl, backup)
    return backup
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes all but the newest backups of a folder. @returns {Promise<number>} how many were deleted */
export async function deleteOlder(folder, count) {
  const names = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  const old = names.slice(count)
  for (const name of old) await rm(join(folder, name))
  return old.length
}

async function requireMigrated(databaseUrl) {
  const migrations = await withClient(databaseUrl, listMigrations).catch(() => [])
  if (migrations.length === 0) throw new ExpectedError('There is nothing to back up: this database has no tables yet.')
}

async function listUploads(dataDir) {
  const lists = await Promise.all(
    UPLOADS.map(async (folder) => {
      const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    }),
  )
  return lists.flat().map((from) => ({ path: `files/${relative(dataDir, from)}`, from }))
}

/** The dashboard shows it, and warns when the newest is two days old. */
function record(databaseUrl, { takenAt, bytes }) {
  return withClient(databaseUrl, (client) =>
    client.query('insert into backups (taken_at, bytes) values ($1, $2)', [takenAt, bytes]),
  )
}

function nameOf(takenAt, recipient) {
  const [day, time] = takenAt.replace(/[-:]|\..+/g, '').split('T')
  return `fullcourt-${day}-${time}.tar${recipient ? '.age' : ''}`
}
