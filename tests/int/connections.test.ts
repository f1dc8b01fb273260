import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { queryLong } from '@/server/database/limits'
import { isOverload } from '@/server/database/overload'
import { onFormConnections, pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { formRequest, registrationInput } from '../support/factories'
import { clearInbox, countRows, freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const held: pg.PoolClient[] = []
afterEach(() => held.splice(0).forEach((client) => client.release()))

const SETTINGS = `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
  current_setting('idle_in_transaction_session_timeout') AS idle`

const STILL_WAITING = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'relation'`

test('every connection has timeouts for locks, statements and idle transactions', async () => {
  const { pool: ofPayload } = (await payload()).db as unknown as PostgresAdapter
  const forms = onFormConnections(pool)
  for (const one of [pool(), forms, ofPayload]) {
    const { rows } = await one.query(SETTINGS)
    expect(rows).toEqual([{ lock: one === forms ? '1s' : '4s', statement: '7s', idle: '30s' }])
  }
})

test('a registration is stored while readers use every other connection', async () => {
  const { max } = pool().options
  for (let taken = 0; taken < max; taken++) held.push(await pool().connect())
  const response = await postRegistration(formRequest('registration', registrationInput()))
  expect(response.status).toBe(201)
  held.splice(0).forEach((client) => client.release())
  expect(await countRows('player_registrations')).toBe(1)
})

test('waiting for a locked table ends with a temporary error, and its connection can be reused', async () => {
  const holder = await pool().connect()
  held.push(holder)
  await holder.query('BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE')
  const reading = transaction((client) => client.query('SELECT count(*) FROM posts'))
  expect(isOverload(await reading.catch((error: unknown) => error))).toBe(true)
  const cms = await payload()
  const found = cms.find({ collection: 'posts', limit: 1 })
  expect(isOverload(await found.catch((error: unknown) => error))).toBe(true)
  expect((await pool().query(STILL_WAITING)).rows, 'no statement is left behind in the database').toEqual([])
  await holder.query('ROLLBACK')
  expect((await cms.find({ collection: 'posts', limit: 1 })).docs).toHaveLength(1)
})

test('a statement for a file has its own timeout, and the next transaction the default one again', async () => {
  const limits = await transaction((client) => queryLong<{ statement: string }>(client, SETTINGS))
  expect(limits.rows[0]!.statement).toBe('1min')
  const { rows } = await transaction((client) => client.query<{ statement: string }>(SETTINGS))
  expect(rows[0]!.statement).toBe('7s')
})
