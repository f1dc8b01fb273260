import type pg from 'pg'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * The maximum number of pooled connections of one instance: 24. The HTTP server opens six more: two for cache invalidation
 * (runtime/tag-subscription.mjs), one for the readiness probe (runtime/health), and for moments one each for redirects, missing
 * addresses and metrics. Submissions of families
 * have a pool of their own that readers cannot exhaust; it suffices for a hundred entries per second (docs/decisions/071).
 */
export const POOL_SIZES = { payload: 10, own: 10, forms: 4 } as const

/**
 * In milliseconds. The timeout of the database is shorter than the client's: if the client gave up first, its statement would
 * keep running and occupy a connection.
 */
const LIMITS = {
  lock_timeout: 4 * SECOND,
  statement_timeout: 7 * SECOND,
  query_timeout: 8 * SECOND,
  // Payload resizes photographs within its transactions, which takes seconds on a busy machine.
  idle_in_transaction_session_timeout: 30 * SECOND,
} satisfies pg.PoolConfig

/** A migration may rewrite a whole table and waits for its readers. Its connections serve no requests. */
export const MIGRATION_LIMITS = {
  lock_timeout: MINUTE,
  statement_timeout: 30 * MINUTE,
  query_timeout: 31 * MINUTE,
  idle_in_transaction_session_timeout: 30 * MINUTE,
} satisfies pg.PoolConfig

/** Submissions of families give up a lock sooner and are retried: they wait in a queue instead of on a connection. */
export const FORM_LIMITS = { lock_timeout: SECOND } satisfies pg.PoolConfig

/** Returns the connection settings of all our pools, with timeouts for a stopped database or a locked table. */
export function poolOptions(
  connectionString: string,
  name: keyof typeof POOL_SIZES,
  limits: pg.PoolConfig = {},
): pg.PoolConfig {
  return {
    connectionString,
    max: POOL_SIZES[name],
    connectionTimeoutMillis: 5 * SECOND,
    ...LIMITS,
    ...limits,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    application_name: `fullcourt-${name}`,
  }
}

const LONG = MINUTE

/**
 * Runs one statement that may take a minute, in a transaction: for exports that read or audit a whole table.
 * @returns the result; the transaction keeps the longer timeout
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
