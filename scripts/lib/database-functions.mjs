import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from './locations.mjs'

/** In the order of application: triggers refer to functions. */
const FILES = ['functions.sql', 'triggers.sql']

/** Returns the current SQL of all functions and triggers in src/database. @returns {{ sql: string, hash: string }} */
export function readFunctions() {
  const sql = FILES.map((file) => readFileSync(inRoot('src', 'database', file), 'utf8')).join('\n')
  return { sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/**
 * Applies them to the database in one transaction, and stores the hash of the applied text. @param
 * {Pick<import('pg').ClientBase, 'query'>} client
 */
export async function applyFunctions(client) {
  const { sql, hash } = readFunctions()
  await client.query('begin')
  try {
    await client.query('create table if not exists database_functions (hash text primary key)')
    await client.query(sql)
    await client.query('delete from database_functions')
    await client.query('insert into database_functions (hash) values ($1)', [hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
