import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as baseline from '@/migrations/20261123_130042_baseline'
import * as ownTables from '@/migrations/20261123_130100_own_tables'
import { pool } from '@/server/database/pool'
import { applyFunctions } from '../../scripts/lib/database-functions.mjs'
import { countRows, freshDatabase, payload } from './support'

freshDatabase('demo')

const FIRST = '20261120_102847_initial'
const LAST = '20261123_065303_seams_second'

let known: { name: string }[] = []

beforeEach(async () => {
  known = (await pool().query<{ name: string }>('SELECT name FROM payload_migrations')).rows
})
afterEach(() => remember(known.map(({ name }) => name)))

/** Sets the recorded migrations of the database to exactly these. */
async function remember(names: string[]): Promise<void> {
  await pool().query('DELETE FROM payload_migrations')
  await pool().query(
    `INSERT INTO payload_migrations (id, name, batch, created_at, updated_at)
     SELECT gen_random_uuid(), unnest($1::text[]), 1, now(), now()`,
    [names],
  )
}

async function migrate(): Promise<void> {
  const { drizzle } = (await payload()).db as unknown as PostgresAdapter
  for (const { up } of [baseline, ownTables]) await up({ db: drizzle } as never)
}

test('a database created by the dated migrations is recognized and keeps its data', async () => {
  await remember([FIRST, LAST])
  const players = await countRows('players')
  await migrate()
  expect(players).toBeGreaterThan(0)
  expect(await countRows('players')).toBe(players)
})

test('a partly migrated database is rejected with instructions, and left unchanged', async () => {
  await remember([FIRST])
  await expect(migrate()).rejects.toThrow('Start the version of that day once')
  expect(await countRows('players')).toBeGreaterThan(0)
})

test('functions and triggers match their source, however often it is applied', async () => {
  const client = await pool().connect()
  try {
    await client.query(
      `CREATE OR REPLACE FUNCTION inbox_is_waiting(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT false'`,
    )
    await client.query('DROP TRIGGER audit_events_stay ON audit_events')
    for (let time = 0; time < 2; time++) await applyFunctions(client)
    const { rows } = await client.query(`SELECT inbox_is_waiting('pending') AS waits`)
    expect(rows).toEqual([{ waits: true }])
    await client.query(`INSERT INTO audit_events (actor_name, action) VALUES ('a test', 'tried')`)
    await expect(client.query('DELETE FROM audit_events')).rejects.toThrow('cannot be changed')
    expect(await countRows('database_functions')).toBe(1)
  } finally {
    client.release()
  }
})
