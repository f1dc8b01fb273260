import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copyFrom } from 'pg-copy-streams'
import { ExpectedError } from '../lib/expected-error.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { readTable } from './dump.mjs'
import { listTables, TEXT_FORMAT } from './tables.mjs'

/** Jobs that the old workers held. They no longer run, so others may take these jobs at once. */
const RELEASE_JOBS = [
  'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
]

/**
 * Loads a dump into a database that has the tables of the dump's version and no content, in one transaction. Needs no superuser:
 * foreign keys are removed and added again, which checks them all.
 * @param {string} databaseUrl @param {string} folder of the dump's files @param {import('./dump.mjs').Contents} contents
 * @throws {ExpectedError} when a table differs from the dump afterwards; nothing is kept then
 */
export function loadDatabase(databaseUrl, folder, { tables, sequences }) {
  return withClient(databaseUrl, async (client) => {
    await client.query(TEXT_FORMAT)
    await client.query('begin')
    await requireTables(client, tables)
    const keys = await listForeignKeys(client)
    await runAll(client, [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
      `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ])
    for (const table of tables) await loadTable(client, folder, table)
    for (const table of tables) await requireSame(client, table)
    await runAll(client, [
      ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...RELEASE_JOBS,
    ])
    for (const { name, value } of sequences) {
      if (value !== null) await client.query('select setval($1, $2)', [name, value])
    }
    await client.query('commit')
    await client.query('analyze')
  })
}

async function requireTables(client, tables) {
  const found = new Set((await listTables(client)).map(({ name }) => name))
  const missing = tables.filter(({ name }) => !found.has(name)).map(({ name }) => name)
  if (missing.length > 0) {
    throw new ExpectedError(
      `The code of this version has no tables for ${missing.join(', ')}. Restore with the version that made the backup.`,
    )
  }
}

async function listForeignKeys(client) {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace::regnamespace::text in ('public', 'graphile_worker') order by 1, 2`,
  )
  return rows
}

async function loadTable(client, folder, { name, columns, file }) {
  const target = client.query(copyFrom(`copy ${name} (${columns}) from stdin`))
  await pipeline(createReadStream(join(folder, file)), createGunzip(), target)
}

async function requireSame(client, table) {
  const { rows, sha256 } = await readTable(client, table)
  if (rows === table.rows && sha256 === table.sha256) return
  throw new ExpectedError(
    `${table.name} has ${rows} rows that differ from the ${table.rows} of the backup. Nothing was restored.`,
  )
}

async function runAll(client, statements) {
  for (const statement of statements) await client.query(statement)
}
