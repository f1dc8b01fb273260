import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** Where our own SQL of a hook runs: in the transaction of the request, so that it is kept or lost with it. */
export async function transactionOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<PostgresAdapter['drizzle']> {
  const { sessions, drizzle } = req.payload.db as unknown as PostgresAdapter
  return (sessions[String(await req.transactionID)]?.db ?? drizzle) as PostgresAdapter['drizzle']
}
