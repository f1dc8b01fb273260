import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'
import { pool, type Client } from './pool'

/**
 * Returns Drizzle for plain statements on Payload's tables (src/database-tables.ts), so that a renamed field fails to compile.
 * Timestamps are returned as strings. Complex statements use SQL (docs/decisions/064).
 * @param client the connection of a transaction that the statement belongs to
 */
export function orm(client: Client = pool()) {
  // Drizzle only calls query() of a connection.
  return drizzle({ client: client as pg.PoolClient })
}
