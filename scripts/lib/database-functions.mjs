import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from './locations.mjs'

/** In the order in which they are applied: a trigger names its function. */
const FILES = ['functions.sql', 'triggers.sql']

/** The functions and triggers of the database, as src/database tells them now. @returns {{ sql: string, hash: string }} */
export function readFunctions() {
  const sql = FILES.map((file) => readFileSync(inRoot('src', 'database', file), 'utf8')).join('\n')
  return { sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/** Puts them into the database, all or none, and notes which text it has. @param {Pick<import('pg').ClientBase, 'query'>} client */
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
