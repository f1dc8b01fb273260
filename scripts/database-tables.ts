import { readFile, writeFile } from 'node:fs/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const FILE = 'src/database-tables.ts'

/** Those that plain statements name. All 341 would cost the compiler thrice its time (docs/decisions/064). */
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

/** Writes the columns of those tables as Drizzle reads them, by Payload's own generator. */
export async function writeTables(payload: Payload): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  const rawTables = Object.fromEntries(NAMED.map((name) => [name, withoutTies(adapter.rawTables[name]!)]))
  const generator: PostgresAdapter = Object.assign(Object.create(adapter), { rawTables, rawRelations: {} })
  await generator.generateSchema?.({ outputFile: FILE, log: false, prettify: false })
  await writeFile(FILE, withoutUnused(await readFile(FILE, 'utf8')))
}

// Keys and indexes lead to tables that are left out, and no statement names them.
function withoutTies(table: PostgresAdapter['rawTables'][string]): typeof table {
  const columns = Object.entries(table.columns).map(([key, column]) => [key, { ...column, reference: undefined }])
  return { ...table, columns: Object.fromEntries(columns), foreignKeys: {}, indexes: {} }
}

// The generator imports what only ties need, and describes Payload's own database to Payload's types.
function withoutUnused(code: string): string {
  return code
    .replace(/\b(index|uniqueIndex|foreignKey), /g, '')
    .replace(/^import \{ sql, relations \}.*\n/m, '')
    .replace(/^import type \{\}.*\n/m, '')
    .replace(/\ntype DatabaseSchema = [^]*$/, '')
}
