import type { BaseFilter, PayloadRequest } from 'payload'
import type pg from 'pg'
import { onlyThoseOf, type Database, type NarrowedList } from '@/features/inbox/rules/narrowed-lists'

/**
 * Narrows the admin's list to what one of our numbers counted, when its address ends in `?only=…`. Whoever reads the
 * list still sees no more than their rules allow.
 */
export function narrowed(...lists: NarrowedList[]): BaseFilter {
  return async ({ req }) => {
    const list = lists.find((one) => one === req.query?.only)
    return list ? onlyThoseOf(list, databaseOf(req)) : null
  }
}

function databaseOf(req: PayloadRequest): Database {
  return (req.payload.db as unknown as { pool: pg.Pool }).pool
}
