import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../lib/postgres/connect.mjs'
import { listMigrations, listSequences, listTables, TEXT_FORMAT } from './tables.mjs'

const LINE_BREAK = 10

/**
 * @typedef {object} Contents of a database at one moment
 * @property {string} takenAt ISO time
 * @property {string[]} migrations
 * @property {{ name: string, columns: string, rows: number, sha256: string, file: string }[]} tables `sha256` of the text,
 * `file`: the compressed text in the folder
 * @property {{ name: string, value: string | null }[]} sequences
 */

/**
 * Writes each table as compressed COPY text into a folder, all in one snapshot: changes that other connections commit during the
 * dump are not in it, and those connections do not wait.
 * @param {string} databaseUrl @param {string} folder existing and empty
 * @returns {Promise<Contents>}
 */
export function dumpDatabase(databaseUrl, folder) {
  return withClient(databaseUrl, async (client) => {
    await client.query(TEXT_FORMAT)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select now() as at')
    const tables = []
    for (const table of await listTables(client)) {
      const file = `${tables.length}.copy.gz`
      tables.push({ ...table, file, ...(await readTable(client, table, join(folder, file))) })
    }
    return {
      takenAt: rows[0].at.toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
    }
  })
}

/**
 * Reads the COPY text of a table.
 * @param {import('pg').ClientBase} client @param {import('./tables.mjs').Table} table
 * @param {string} [file] stores the text, compressed
 * @returns {Promise<{ rows: number, sha256: string }>}
 */
export async function readTable(client, { name, columns }, file) {
  const source = client.query(copyTo(`copy ${name} (${columns}) to stdout`))
  const { through, digest, lines } = hashing()
  if (file) await pipeline(source, through, createGzip({ level: 5 }), createWriteStream(file, { mode: 0o600 }))
  else await pipeline(source, through.resume())
  // Each row is a line: the format escapes line breaks within values.
  return { rows: lines(), sha256: digest() }
}

/** Returns a stream that passes everything on, and the SHA-256 and the number of lines of it once it has ended. */
export function hashing() {
  const hash = createHash('sha256')
  let count = 0
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1)) count += 1
      done(null, chunk)
    },
  })
  return { through, digest: () => hash.digest('hex'), lines: () => count }
}
