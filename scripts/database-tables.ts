import { readFile, writeFile } from 'node:fs/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const FILE = 'src/database-tables.ts'

/** The tables used in SQL queries. Compiling all 341 tables would take three times as long (docs/decisions/064). */
const NAMED = [
  'divisions',
  'enrolment_page',
  'enrolments',
  'film_assignments',
  'film_comments',
  'film_settings',
  'members',
  'members_rels',
  'players',
  'quiz_attempts',
  'quizzes',
  'site_settings',
  'staff',
]

/** Writes the Drizzle schema of these tables with Payload's own generator. */
export async function writeTables(payload: Payload): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  const rawTables = Object.fromEntries(NAMED.map((name) => [name, withoutTies(adapter.rawTables[name]!)]))
  const generator: PostgresAdapter = Object.assign(Object.create(adapter), { rawTables, rawRelations: {} })
  await generator.generateSchema?.({ outputFile: FILE, log: false, prettify: false })
  await writeFile(FILE, withoutUnused(await readFile(FILE, 'utf8')))
}

// Removes keys and indexes, because they refer to omitted tables and no query uses them.
function withoutTies(table: PostgresAdapter['rawTables'][string]): typeof table {
  const columns = Object.entries(table.columns).map(([key, column]) => [key, { ...column, reference: undefined }])
  return { ...table, columns: Object.fromEntries(columns), foreignKeys: {}, indexes: {} }
}

// Removes the generator's unused imports and its type declaration of the whole database.
function withoutUnused(code: string): string {
  return code
    .replace(/\b(index|uniqueIndex|foreignKey), /g, '')
    .replace(/^import \{ sql, relations \}.*\n/m, '')
    .replace(/^import type \{\}.*\n/m, '')
    .replace(/\ntype DatabaseSchema = [^]*$/, '')
}
