import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { pool } from './pool'

/**
 * For plain statements over Payload's tables (src/database-tables.ts): a field that is renamed does not compile. Moments
 * come as the database writes them, not as dates. What is more than plain is SQL (docs/decisions/064).
 */
export function orm() {
  return drizzle({ client: pool() })
}
