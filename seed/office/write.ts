import type pg from 'pg'
import { toColumn } from '@/lib/columns'

type Values = Record<string, string | number | boolean | null | undefined>

/** Writes a row past Payload, whose hooks would date and note it today. What is undefined takes the table's default. */
export async function insertRow(client: pg.PoolClient, table: string, values: Values): Promise<void> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = known.map(([name]) => `"${toColumn(name)}"`)
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${known.map((_, index) => `$${index + 1}`).join(', ')})`,
    known.map(([, value]) => value),
  )
}
