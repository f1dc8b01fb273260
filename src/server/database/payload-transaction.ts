import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type pg from 'pg'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { transactionOf } from '@/lib/transaction'
import type { Staff } from '@/payload-types'
import { asSystem } from '../payload'

/** Our own SQL in a transaction. TimelineEvents and days come as text here, not as dates. */
export type Client = Pick<pg.PoolClient, 'query'>

export type Work = {
  payload: Payload
  /** Passed to every call of the Local API that belongs to the work. */
  req: PayloadRequest
  client: Client
}

type Options = {
  /** Why the rules of access are not asked again: the caller has asked them. */
  reason: string
  /** In whose name history and audit are written; the system's without one. */
  staff?: Staff | null
  context?: RequestContext
}

/**
 * Runs work that needs both the hooks of documents and our own SQL, all of it or nothing.
 * @throws whatever the work or COMMIT threw, after rolling back
 */
export async function inPayloadTransaction<T>(
  { reason, staff, context }: Options,
  work: (parts: Work) => Promise<T>,
): Promise<T> {
  const payload = await asSystem(reason)
  const user = staff ? { ...staff, collection: 'staff' as const } : undefined
  const req = await createLocalReq({ context, user }, payload)
  await initTransaction(req)
  try {
    const transaction = await transactionOf(req)
    const query = (text: string, values?: unknown[]) => transaction.execute(toStatement(text, values))
    const result = await work({ payload, req, client: { query } as unknown as Client })
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

// The adapter's own builder wants its parameters where they stand, not by number.
function toStatement(text: string, values: unknown[] = []) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null))),
    sql.raw(''),
  )
}
