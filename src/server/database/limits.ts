import type pg from 'pg'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * Connections one instance opens at most: 24, and one on which it hears of changes (scripts/serve/tag-subscription.mjs). What
 * families send has a few to itself, which no reader can take, however long readers wait; they suffice for a hundred
 * entries a second (docs/decisions/071).
 */
export const POOL_SIZES = { payload: 10, own: 10, forms: 4 } as const

/**
 * Milliseconds. The database itself gives up first: a client that stopped listening would leave a statement behind that
 * waits on, and holds one of the database's connections with it.
 */
const LIMITS = {
  lock_timeout: 4 * SECOND,
  statement_timeout: 7 * SECOND,
  query_timeout: 8 * SECOND,
  // Within Payload's transactions photographs are made smaller, which takes seconds on a busy machine.
  idle_in_transaction_session_timeout: 30 * SECOND,
} satisfies pg.PoolConfig

/** A migration may rewrite a whole table, and waits for the readers of one: nobody is served from its connections. */
export const MIGRATION_LIMITS = {
  lock_timeout: MINUTE,
  statement_timeout: 30 * MINUTE,
  query_timeout: 31 * MINUTE,
  idle_in_transaction_session_timeout: 30 * MINUTE,
} satisfies pg.PoolConfig

/** What families send gives up a lock sooner and is tried again: it waits in a queue, not on a connection. */
export const FORM_LIMITS = { lock_timeout: SECOND } satisfies pg.PoolConfig

/** Connection settings every pool of ours shares: a stopped database, or a locked table, is noticed, never waited for. */
export function poolOptions(connectionString: string, max: number, limits: pg.PoolConfig = {}): pg.PoolConfig {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: 5 * SECOND,
    ...LIMITS,
    ...limits,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    application_name: 'fullcourt',
  }
}

const LONG = MINUTE

/**
 * Runs one statement that may take a minute, in a transaction: what reads or notes a whole table for a file.
 * @returns what the statement answers; its transaction keeps the longer limit
 */
export async function queryLong<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  await client.query(`SET LOCAL statement_timeout = ${LONG}`)
  const patient: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: LONG + SECOND }
  return client.query<Row>(patient)
}
