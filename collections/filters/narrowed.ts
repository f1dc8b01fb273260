import type { BaseFilter, PayloadRequest } from 'payload'
import type pg from 'pg'

/** Runs one statement of ours, wherever it is asked for: in the admin's list or in a count. */
export type Database = Pick<pg.Pool, 'query'>

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Narrows the admin's list to what one of our numbers counted, when its address ends in `?only=…`: documents that no
 * condition on their own fields finds. Whoever reads the list still sees no more than their rules allow.
 */
export function narrowed(only: string, listIds: (db: Database) => Promise<string[]>): BaseFilter {
  return async ({ req }) => (req.query?.only === only ? isOneOf(await listIds(databaseOf(req))) : null)
}

/** The documents with these ids, also when there are none. */
export function isOneOf(ids: string[]) {
  return { id: { in: ids.length > 0 ? ids : [NOBODY] } }
}

function databaseOf(req: PayloadRequest): Database {
  return (req.payload.db as unknown as { pool: pg.Pool }).pool
}
