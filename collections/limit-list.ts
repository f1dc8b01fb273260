import type { BaseFilter, PayloadRequest } from 'payload'
import type pg from 'pg'
import { listedWhere, matchIds, type Database, type NarrowedList } from '@/features/dashboard/server/narrowed-lists'

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

/** Does the same with the ids that `list` finds, for `?only=name`. */
export function limitToIds(name: string, list: (db: Database) => Promise<string[]>): BaseFilter {
  return async ({ req }) => (req.query?.only === name ? matchIds(await list(databaseOf(req))) : null)
}

/** Applies the first of these filters that the URL asks for. */
export function firstFilter(...filters: BaseFilter[]): BaseFilter {
  return async (options) => {
    for (const filter of filters) {
      const where = await filter(options)
      if (where) return where
    }
    return null
  }
}

function databaseOf(req: PayloadRequest): Database {
  return (req.payload.db as unknown as { pool: pg.Pool }).pool
}
