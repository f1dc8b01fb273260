// Loaded first, as the server does: it takes the context outside of all requests.
import '../../../runtime/request-context.mjs'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { SafePool } from '@/server/database/adapter'
import { freshDatabase } from '../support'

freshDatabase()

const requests = new AsyncLocalStorage<string>()

function openPool(): pg.Pool {
  const pool = new SafePool({ connectionString: process.env.DATABASE_URL, max: 1 })
  onTestFinished(() => pool.end())
  return pool
}

/** Returns the request in whose context the socket of a connection receives data. */
async function contextOf(client: pg.PoolClient): Promise<string | undefined> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const received = new Promise<string | undefined>((resolve) => stream.once('data', () => resolve(requests.getStore())))
  await client.query('SELECT 1')
  return received
}

test('a connection does not keep the request that opened it', async () => {
  const client = await requests.run('the first request', () => openPool().connect())
  try {
    expect(await contextOf(client)).toBeUndefined()
  } finally {
    client.release()
  }
})

test('a query stays in its request', async () => {
  const pool = openPool()
  const seen = await requests.run('a request', async () => {
    await pool.query('SELECT 1')
    const client = await pool.connect()
    client.release()
    return requests.getStore()
  })
  expect(seen).toBe('a request')
})
