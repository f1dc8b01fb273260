import 'server-only'
import type { AuditArea } from '@/lib/audit-areas'
import type { Staff } from '@/payload-types'
import type { Client } from './database/pool'

/** An audit event without values. It is about families' data unless `area` is set. */
export type AuditEvent = {
  action: string
  area?: AuditArea
  kind?: string
  entryId?: string
  reference?: string | null
  /** Names of fields, or a number of rows: never values. */
  detail?: string
}

/** A family acting by its private link. */
export const FAMILY: Actor = { id: null, name: 'the family' }

/** Automatic consequences of other actions. */
export const SYSTEM: Actor = { id: null, name: 'the system' }

/** A visitor who changes a tour by its private link. */
export const VISITOR: Actor = { id: null, name: 'the visitor' }

export type Actor = { id: Staff['id'] | null; name: string }

/** Records an audit event in the transaction of the action. Without an actor it is the system. */
export async function recordEvent(
  client: Client,
  actor: Actor | null,
  { action, area = 'families', kind, entryId, reference, detail }: AuditEvent,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_events (actor_id, actor_name, action, area, kind, entry_id, reference, detail)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [actor?.id ?? null, actor?.name ?? 'the system', action, area, kind, entryId, reference, detail],
  )
}
