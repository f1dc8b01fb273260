import type pg from 'pg'
import { toColumn } from '@/lib/columns'

type Values = Record<string, string | number | boolean | null | undefined>

/**
 * Inserts a row without Payload, whose hooks would set today's dates and add audit entries. Undefined values use the column
 * default.
 */
export async function insertRow(client: pg.PoolClient, table: string, values: Values): Promise<void> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = known.map(([name]) => `"${toColumn(name)}"`)
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${known.map((_, index) => `$${index + 1}`).join(', ')})`,
    known.map(([, value]) => value),
  )
}
