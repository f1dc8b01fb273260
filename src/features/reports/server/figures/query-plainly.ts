import 'server-only'
import type pg from 'pg'
import { transaction } from '@/server/database/transaction'

/** Runs a query over many rows without JIT compilation, which would take longer than the query itself. */
export function queryPlainly<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  return transaction(async (client) => {
    await client.query(`SELECT set_config('jit', 'off', true)`)
    return (await client.query<Row>(text, values)).rows
  })
}
