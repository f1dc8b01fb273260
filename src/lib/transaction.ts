import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** Returns the transaction of a request, so that our own SQL in a hook is committed or rolled back with it. */
export async function transactionOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<PostgresAdapter['drizzle']> {
  const { sessions, drizzle } = req.payload.db as unknown as PostgresAdapter
  return (sessions[String(await req.transactionID)]?.db ?? drizzle) as PostgresAdapter['drizzle']
}
