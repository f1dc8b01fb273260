import { isPlain } from '@/lib/encrypted-text.mjs'
import type { Client } from '../database/pool'
import { env } from '../env'
import { isEncrypted, encrypt, decrypt, type ValueLocation } from './encrypt'

/** An encrypted column, and SQL over its table for the owner of a value. */
export type EncryptedColumn = { table: string; column: string; row: string }
/** The number of values that were encrypted again, and of those that could not be decrypted. */
export type ReencryptionCounts = { encrypted: number; unreadable: number }
type Due = { id: string; value: string; row: string }

/** Values per query. Each query reads the whole table to find the next ones. */
const BATCH = 2_000

/**
 * Encrypts plain values and, unless `isOnlyPlain`, those of older keys. Safe while the site or another run writes: a value is
 * replaced only if it is still the one that was read, and concurrent writers encrypt their own. It can be interrupted and run
 * again.
 */
export async function reencrypt(
  client: Client,
  columns: readonly EncryptedColumn[],
  { isOnlyPlain = false } = {},
): Promise<ReencryptionCounts> {
  const total = { encrypted: 0, unreadable: 0 }
  for (const column of columns) {
    let after = ''
    for (;;) {
      const rows = await listDue(client, column, after, isOnlyPlain)
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      for (const due of rows) {
        const outcome = await reencryptValue(client, column, due)
        if (outcome) total[outcome] += 1
      }
    }
  }
  return total
}

/** Counts the values of each key, by its id. */
export async function countByKey(client: Client, columns: readonly EncryptedColumn[]): Promise<Record<string, number>> {
  const each = columns.map(({ table, column }) => `SELECT ${column} AS value FROM ${table} WHERE ${column} LIKE 'v1.%'`)
  const { rows } = await client.query<{ key: string; count: number }>(
    `SELECT split_part(value, '.', 2) AS key, count(*)::int AS count FROM (${each.join(' UNION ALL ')}) v GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function listDue(
  client: Client,
  { table, column, row }: EncryptedColumn,
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

async function reencryptValue(
  client: Client,
  column: EncryptedColumn,
  due: Due,
): Promise<keyof ReencryptionCounts | null> {
  const location: ValueLocation = { column: `${column.table}.${column.column}`, row: due.row }
  const text = isEncrypted(due.value) ? decrypt(due.value, location) : due.value
  if (text === null) return 'unreadable'
  const { rowCount } = await client.query(
    `UPDATE ${column.table} SET ${column.column} = $3 WHERE id = $1 AND ${column.column} = $2`,
    [due.id, due.value, encrypt(text, location)],
  )
  return rowCount ? 'encrypted' : null
}
