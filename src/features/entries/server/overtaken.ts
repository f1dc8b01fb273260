import 'server-only'
import type { Client } from '@/server/database/pool'

/** Explains who changed an entry first by one of these audit actions. */
export async function explainOvertaken(client: Client, entryId: string, actions: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string; detail: string | null }>(
    `SELECT actor_name AS name, CASE WHEN action = 'assigned' THEN detail END AS detail FROM audit_events
     WHERE entry_id = $1 AND action = ANY ($2) ORDER BY id DESC LIMIT 1`,
    [entryId, actions],
  )
  const { name = 'Someone else', detail = null } = rows[0] ?? {}
  if (!detail) return `${name} changed this first.`
  return detail === `to ${name}` ? `${name} took it first.` : `${name} gave it ${detail} first.`
}
