import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { createLocalReq, type Payload, type PayloadRequest, type RequestContext } from 'payload'
import type pg from 'pg'
import { isRefused } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { pool, type Client } from './pool'

/** A transaction that the Local API has joined. */
export type Work = {
  payload: Payload
  /** Must be passed to every call of the Local API within the transaction. */
  req: PayloadRequest
  client: Client
}

type TransactionUser = {
  /** The actor of history and audit; the system if omitted. */
  staff?: Staff | null
  context?: RequestContext
}

const DIALECT = new PgDialect()

/** Lets the Local API, with its hooks, write on the connection of the transaction. */
type Join = (payload: Payload, who?: TransactionUser) => Promise<Work>

/**
 * Runs `work` in one transaction and resolves only after a successful COMMIT. `client` is for our own SQL; `join` adds the
 * Local API where it is needed, at no cost elsewhere. Both commit or roll back together. A result of refused() also rolls back.
 * @throws any error of `work` or COMMIT, after the rollback; a broken client never returns to the pool.
 */
export async function transaction<T>(work: (client: pg.PoolClient, join: Join) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  const joined: PayloadRequest[] = []
  try {
    await client.query('BEGIN')
    const result = await work(client, async (payload, who) => {
      const req = await openSession(client, payload, who)
      joined.push(req)
      return { payload, req, client }
    })
    await (isRefused(result) ? client.query('ROLLBACK') : commit(client, joined))
    client.release()
    return result
  } catch (error) {
    const isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw error
  } finally {
    joined.forEach(endSession)
  }
}

// Payload finds the connection of a request in its sessions, by the transaction id.
async function openSession(client: pg.PoolClient, payload: Payload, { staff, context }: TransactionUser = {}) {
  const { sessions, drizzle } = adapterOf(payload)
  const user = staff ? { ...staff, collection: 'staff' as const } : undefined
  const req = await createLocalReq({ context, user }, payload)
  const id = randomUUID()
  const leaveToUs = async () => {}
  sessions[id] = { db: onConnection(client, drizzle) as never, resolve: leaveToUs, reject: leaveToUs }
  req.transactionID = id
  return req
}

// Like drizzle.transaction(), with the tables of Payload's own instance, but on our connection.
function onConnection(client: pg.PoolClient, { _ }: PostgresAdapter['drizzle']) {
  const tables = _ as ConstructorParameters<typeof NodePgSession>[2]
  return new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, tables), tables)
}

// Payload rolls back by deleting the session of a failed call, so a missing session means that nothing may be committed.
async function commit(client: pg.PoolClient, joined: PayloadRequest[]): Promise<void> {
  if (!joined.every(hasSession)) throw new Error('The transaction was rolled back before it could be committed.')
  // After a failed statement whose error was caught, PostgreSQL answers COMMIT with a rollback.
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction could not be committed: a statement of it had failed.')
}

function hasSession({ payload, transactionID }: PayloadRequest): boolean {
  return String(transactionID) in adapterOf(payload).sessions
}

function endSession(req: PayloadRequest): void {
  delete adapterOf(req.payload).sessions[String(req.transactionID)]
  delete req.transactionID
}

function adapterOf({ db }: Payload): PostgresAdapter {
  return db as unknown as PostgresAdapter
}
