import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { createLocalReq, type Payload, type PayloadRequest, type RequestContext } from 'payload'
import type pg from 'pg'
import { isRefused } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { pool, type Client } from './pool'

/** What a transaction is made of once the Local API has joined it. */
export type Work = {
  payload: Payload
  /** Passed to every call of the Local API that belongs to the transaction. */
  req: PayloadRequest
  client: Client
}

type Who = {
  /** In whose name history and audit are written; the system's without one. */
  staff?: Staff | null
  context?: RequestContext
}

const DIALECT = new PgDialect()

/** Lets the Local API, with its hooks, write on the connection of the transaction. */
type Join = (payload: Payload, who?: Who) => Promise<Work>

/**
 * Runs `work` in one transaction and resolves only when COMMIT succeeded. `client` is for our own SQL; `join` brings the
 * Local API in where it is needed, and costs nothing where it is not. Both are stored, or neither is. What `work` answers
 * with refused() is rolled back too.
 * @throws whatever `work` or COMMIT threw, after rolling back; the client never returns to the pool broken.
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

// Payload looks for the connection of a request among its sessions, by the id of the transaction.
async function openSession(client: pg.PoolClient, payload: Payload, { staff, context }: Who = {}) {
  const { sessions, drizzle } = adapterOf(payload)
  const user = staff ? { ...staff, collection: 'staff' as const } : undefined
  const req = await createLocalReq({ context, user }, payload)
  const id = randomUUID()
  const leaveToUs = async () => {}
  sessions[id] = { db: onConnection(client, drizzle) as never, resolve: leaveToUs, reject: leaveToUs }
  req.transactionID = id
  return req
}

// As drizzle.transaction() makes it, with the tables that Payload's own instance knows, but on our connection.
function onConnection(client: pg.PoolClient, { _ }: PostgresAdapter['drizzle']) {
  const tables = _ as ConstructorParameters<typeof NodePgSession>[2]
  return new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, tables), tables)
}

// A call that fails takes its session away, which is Payload's way to roll back: nothing of the rest may be kept then.
async function commit(client: pg.PoolClient, joined: PayloadRequest[]): Promise<void> {
  if (!joined.every(hasSession)) throw new Error('The transaction was rolled back before it could be committed.')
  // After a failed statement that somebody caught, Postgres answers COMMIT by rolling back.
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
