import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig, PayloadRequest, TypeWithID } from 'payload'
import type { AuditArea } from '@/lib/audit-areas'
import { transactionOf } from '@/lib/transaction'
import { areaOf, isTitled } from './areas'

type Note = {
  action: string
  area: AuditArea
  kind: string
  id?: unknown
  reference?: unknown
  title?: string | null
  /** Names of the fields, or their number; never their values. */
  detail?: string
}

/** The part of a request that an audit entry needs. */
type AuditRequest = Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>

type Collection = Pick<CollectionConfig, 'slug' | 'admin'>

const TITLE_LENGTH = 120

/**
 * Returns the parts of an audit entry that identify a document: its location, and its title when titles contain no personal
 * names.
 */
export function aboutDocument({ slug, admin }: Collection, doc: Partial<TypeWithID>): Omit<Note, 'action'> {
  const values = doc as Record<string, unknown>
  const title = admin?.useAsTitle && isTitled(slug) ? values[admin.useAsTitle] : null
  const shortTitle = typeof title === 'string' ? title.slice(0, TITLE_LENGTH) : null
  return { area: areaOf(slug), kind: slug, id: doc.id, reference: values.reference, title: shortTitle }
}

/**
 * Inserts an audit entry for the user of the request, in its transaction. Does nothing without a user, as for system changes.
 */
export async function insertAudit(req: AuditRequest, event: Note): Promise<void> {
  if (!req.user) return
  const transaction = await transactionOf(req)
  const { action, area, kind, id, reference, title, detail } = event
  await transaction.execute(
    sql`INSERT INTO audit_events (actor_id, actor_name, action, area, kind, entry_id, reference, title, detail)
        VALUES (${req.user.id}, ${req.user.name ?? 'unknown'}, ${action}, ${area}, ${kind}, ${id ?? null},
          ${reference ?? null}, ${title || null}, ${detail || null})`,
  )
}

/** Inserts an audit entry at most once an hour per user, action and document, for documents that are autosaved. */
export async function insertAuditHourly(req: PayloadRequest, event: Note): Promise<void> {
  if (!req.user) return
  const { action, kind, id } = event
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT 1 FROM audit_events WHERE action = ${action} AND kind = ${kind} AND actor_id = ${req.user.id}
          AND entry_id IS NOT DISTINCT FROM ${id ?? null}::uuid AND at > now() - interval '1 hour' LIMIT 1`,
  )
  if (rows.length === 0) await insertAudit(req, event)
}
