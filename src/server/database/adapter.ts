import { randomUUID } from 'node:crypto'
import { postgresAdapter, sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { MIGRATION_LIMITS, poolOptions } from './limits'

type Adapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>
type Compare = Adapter['operators']['like']
type Transaction = Parameters<Parameters<Adapter['drizzle']['transaction']>[0]>[0]

/** The pools of this process, for the metrics of the server in front (runtime/health/metrics.mjs). */
const POOLS = Symbol.for('fullcourt.pools')
/** Runs a function in the async context in which the server started (runtime/request-context.mjs). */
const OUTSIDE_REQUESTS = Symbol.for('fullcourt.outside-requests')
const store = globalThis as typeof globalThis & {
  [POOLS]?: Set<pg.Pool>
  [OUTSIDE_REQUESTS]?: <Result>(work: () => Result) => Result
}

type OnConnect = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that handles errors of idle clients, so that a lost server does not crash the process, and that opens connections outside
 * of the request that needs one: each would keep that request and all that it rendered until it closes (ADR 104).
 */
export class SafePool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    ;(store[POOLS] ??= new Set()).add(this)
    this.on('error', reportLostClient)
    this.on('connect', (client) => client.on('error', reportLostClient))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    const connect = () => super.connect(callback as OnConnect)
    const runOutside = store[OUTSIDE_REQUESTS]
    return runOutside ? runOutside(connect) : connect()
  }
}

/**
 * Payload's Postgres adapter with reliable transactions.
 *
 * The stock adapter swallows a failed COMMIT and forgets that a failed read rolled the transaction back, so a document can be
 * "created" that does not exist (upstream #17723, #17726). Here both reject. Also makes select fields searchable by a part of
 * their value, which pickers need to search by title.
 */
export function safePostgres(connectionString: string): ReturnType<typeof postgresAdapter> {
  const base = postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: 'src/migrations',
    pool: poolOptions(connectionString, 'payload'),
    pg: { ...pg, Pool: SafePool } as typeof pg,
  })
  return { ...base, init: (args) => useMigrationTimeouts(searchChoices(checkCommits(base.init(args)))) }
}

// Set here and not earlier, because scripts that change the schema set the variable after they have loaded the configuration
// (scripts/schema.ts).
function useMigrationTimeouts(adapter: Adapter): Adapter {
  if (process.env.PAYLOAD_MIGRATING === 'true') Object.assign(adapter.poolOptions, MIGRATION_LIMITS)
  return adapter
}

function checkCommits(adapter: Adapter): Adapter {
  adapter.beginTransaction = async function begin(this: Adapter, options) {
    await this.initializing
    const opened = openTransaction(this, options ?? this.transactionOptions)
    const transaction = await opened.started
    const id = randomUUID()
    this.sessions[id] = {
      db: transaction as never,
      reject: () => opened.finish(new Error('rolled back')).catch(() => undefined) as Promise<void>,
      resolve: () => opened.finish(),
    }
    return id
  }
  adapter.commitTransaction = async function commit(this: Adapter, incoming = '') {
    const id = await incoming
    const session = id === undefined || id === null ? undefined : this.sessions[id]
    if (!session) throw new Error('The transaction was rolled back before it could be committed.')
    delete this.sessions[id as string]
    await session.resolve()
  }
  return adapter
}

// PostgreSQL has no LIKE for enum columns, so the query would fail and break the picker.
function searchChoices(adapter: Adapter): Adapter {
  const { like, contains, not_like } = adapter.operators
  const asText =
    (compare: Compare): Compare =>
    (column, value) =>
      compare(isChoice(column) ? (sql`${column}::text` as unknown as typeof column) : column, value)
  adapter.operators = {
    ...adapter.operators,
    like: asText(like),
    contains: asText(contains),
    not_like: asText(not_like),
  }
  return adapter
}

function isChoice(column: Parameters<Compare>[0]): boolean {
  return 'columnType' in column && column.columnType === 'PgEnumColumn'
}

// Drizzle commits when the callback returns, so the callback waits for the caller's decision.
function openTransaction(adapter: Adapter, options: unknown) {
  const started = defer<Transaction>()
  const decision = defer<void>()
  const done = adapter.drizzle.transaction(async (transaction) => {
    started.resolve(transaction)
    await decision.promise
  }, options as never)
  done.catch(started.reject)
  async function finish(failure?: Error): Promise<void> {
    if (failure) decision.reject(failure)
    else decision.resolve()
    await done
  }
  return { started: started.promise, finish }
}

function defer<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function reportLostClient(error: Error & { code?: string }): void {
  console.error(`Database connection lost (${error.code ?? error.name}).`)
}
