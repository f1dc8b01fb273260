import type { BaseFilter, PayloadRequest } from 'payload'
import type pg from 'pg'
import { listedWhere, type Database, type NarrowedList } from '@/features/dashboard/server/narrowed-lists'

/**
 * Filters the admin's list view to the documents behind a count on the dashboard, when the URL ends in `?only=…`. Access
 * control still applies.
 */
export function limitList(...lists: NarrowedList[]): BaseFilter {
  return async ({ req }) => {
    const list = lists.find((one) => one === req.query?.only)
    return list ? listedWhere(list, databaseOf(req)) : null
  }
}

function databaseOf(req: PayloadRequest): Database {
  return (req.payload.db as unknown as { pool: pg.Pool }).pool
}
