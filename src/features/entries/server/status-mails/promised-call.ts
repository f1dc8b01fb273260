import 'server-only'
import type { Client } from '@/server/database/pool'

/** Who calls a family, and by which day; without a day, by the usual due date. */
export type PromisedCall = { by: string; on: string | null }

const PROMISED_DUE = `CASE WHEN $3::date IS NULL THEN inbox_due(kind, now()) ELSE
  ($3::date + coalesce((SELECT closes_at FROM inbox_settings LIMIT 1), '18:00')::time) AT TIME ZONE 'America/Phoenix' END`

/** Makes an entry due until the call was made, in the transaction of the answer that promises it. */
export async function promiseCall(client: Client, entryId: string, { by, on }: PromisedCall): Promise<void> {
  await client.query(
    `UPDATE inbox_entries SET call_promised = true, assignee_id = $2, due_at = ${PROMISED_DUE} WHERE entry_id = $1`,
    [entryId, by, on],
  )
}
