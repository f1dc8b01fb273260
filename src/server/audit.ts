import 'server-only'
import type { AuditArea } from '@/lib/audit-areas'
import type { Staff } from '@/payload-types'
import type { Client } from './database/pool'

/** What happened, without a value of it: to families' data unless said otherwise. */
export type AuditEvent = {
  action: string
  area?: AuditArea
  kind?: string
  entryId?: string
  reference?: string | null
  /** Names of fields, or how many rows: never what stands in them. */
  detail?: string
}

/** A family that did something itself, by its private link. */
export const FAMILY: Actor = { id: null, name: 'the family' }

/** What follows by itself from what somebody else did. */
export const SYSTEM: Actor = { id: null, name: 'the system' }

/** Somebody who changes a tour by its private link. */
export const VISITOR: Actor = { id: null, name: 'the visitor' }

export type Actor = { id: Staff['id'] | null; name: string }

/** Notes who did something, in the transaction that does it. Without a person it was the system. */
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
