import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'
import { pool, type Client } from './pool'

/**
 * For plain statements over Payload's tables (src/database-tables.ts): a field that is renamed does not compile. Moments
 * come as the database writes them, not as dates. What is more than plain is SQL (docs/decisions/064).
 * @param client the connection of a transaction that the statement belongs to
 */
export function orm(client: Client = pool()) {
  // Drizzle asks a connection for nothing but its query().
  return drizzle({ client: client as pg.PoolClient })
}
