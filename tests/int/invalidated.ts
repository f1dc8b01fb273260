import { pool } from '@/server/database/pool'

/** Runs the given work and returns the cache tags that it invalidated, in order. */
export async function invalidatedBy<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  ...args: Args
): Promise<string[]> {
  const { rows: before } = await pool().query<{ now: string }>('SELECT clock_timestamp()::text AS now')
  await work(...args)
  const { rows } = await pool().query<{ tag: string }>(
    'SELECT tag FROM expired_tags WHERE at > $1::timestamptz ORDER BY at',
    [before[0]!.now],
  )
  return rows.map(({ tag }) => tag)
}
