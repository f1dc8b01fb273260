import { isPlain } from '@/lib/sealed-text.mjs'
import type { Client } from '../database/pool'
import { env } from '../env'
import { isSealed, seal, unseal, type Place } from './seal'

/** An encrypted column, and SQL over its table for the owner of a value. */
export type SealedColumn = { table: string; column: string; row: string }
/** The number of values that were encrypted again, and of those that could not be decrypted. */
export type Resealed = { sealed: number; unreadable: number }
type Due = { id: string; value: string; row: string }

/** Values per query. Each query reads the whole table to find the next ones. */
const BATCH = 2_000

/**
 * Encrypts plain values and, unless `isOnlyPlain`, those of older keys. Safe while the site or another run writes: a value is
 * replaced only if it is still the one that was read, and concurrent writers encrypt their own. It can be interrupted and run
 * again.
 */
export async function reseal(
  client: Client,
  columns: readonly SealedColumn[],
  { isOnlyPlain = false } = {},
): Promise<Resealed> {
  const total = { sealed: 0, unreadable: 0 }
  for (const column of columns) {
    let after = ''
    for (;;) {
      const rows = await listDue(client, column, after, isOnlyPlain)
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      for (const due of rows) {
        const outcome = await exchange(client, column, due)
        if (outcome) total[outcome] += 1
      }
    }
  }
  return total
}

/** Counts the values of each key, by its id. */
export async function countByKey(client: Client, columns: readonly SealedColumn[]): Promise<Record<string, number>> {
  const each = columns.map(({ table, column }) => `SELECT ${column} AS value FROM ${table} WHERE ${column} LIKE 'v1.%'`)
  const { rows } = await client.query<{ key: string; count: number }>(
    `SELECT split_part(value, '.', 2) AS key, count(*)::int AS count FROM (${each.join(' UNION ALL ')}) v GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function listDue(
  client: Client,
  { table, column, row }: SealedColumn,
  after: string,
  isOnlyPlain: boolean,
): Promise<Due[]> {
  const current = `v1.${env().FIELD_KEYS.current}.%`
  const due = isOnlyPlain ? isPlain(column) : `btrim(${column}) <> '' AND ${column} NOT LIKE $3`
  const { rows } = await client.query<Due>(
    `SELECT id::text, ${column} AS value, (${row})::text AS row FROM ${table}
     WHERE ${due} AND id::text COLLATE "C" > $1 ORDER BY id::text COLLATE "C" LIMIT $2`,
    [after, BATCH, ...(isOnlyPlain ? [] : [current])],
  )
  return rows
}

async function exchange(client: Client, column: SealedColumn, due: Due): Promise<keyof Resealed | null> {
  const place: Place = { column: `${column.table}.${column.column}`, row: due.row }
  const words = isSealed(due.value) ? unseal(due.value, place) : due.value
  if (words === null) return 'unreadable'
  const { rowCount } = await client.query(
    `UPDATE ${column.table} SET ${column.column} = $3 WHERE id = $1 AND ${column.column} = $2`,
    [due.id, due.value, seal(words, place)],
  )
  return rowCount ? 'sealed' : null
}
