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
  /** Names of fields, or how many: never what stands in them. */
  detail?: string
}

/** As much of a request as a note needs. */
type Asker = Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>

type Collection = Pick<CollectionConfig, 'slug' | 'admin'>

const TITLE_LENGTH = 120

/** What a note says of a document: where it is, and its title where that names no person. */
export function aboutDocument({ slug, admin }: Collection, doc: Partial<TypeWithID>): Omit<Note, 'action'> {
  const values = doc as Record<string, unknown>
  const title = admin?.useAsTitle && isTitled(slug) ? values[admin.useAsTitle] : null
  const words = typeof title === 'string' ? title.slice(0, TITLE_LENGTH) : null
  return { area: areaOf(slug), kind: slug, id: doc.id, reference: values.reference, title: words }
}

/** Notes what whoever signs the request did, in its transaction. What the system does by itself has nobody to note. */
export async function note(req: Asker, event: Note): Promise<void> {
  if (!req.user) return
  const transaction = await transactionOf(req)
  const { action, area, kind, id, reference, title, detail } = event
  await transaction.execute(
    sql`INSERT INTO audit_events (actor_id, actor_name, action, area, kind, entry_id, reference, title, detail)
        VALUES (${req.user.id}, ${req.user.name ?? 'unknown'}, ${action}, ${area}, ${kind}, ${id ?? null},
          ${reference ?? null}, ${title || null}, ${detail || null})`,
  )
}

/** The same of what is saved with every pause at the keyboard: once an hour for a person and a document. */
export async function noteOnce(req: PayloadRequest, event: Note): Promise<void> {
  if (!req.user) return
  const { action, kind, id } = event
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT 1 FROM audit_events WHERE action = ${action} AND kind = ${kind} AND actor_id = ${req.user.id}
          AND entry_id IS NOT DISTINCT FROM ${id ?? null}::uuid AND at > now() - interval '1 hour' LIMIT 1`,
  )
  if (rows.length === 0) await note(req, event)
}
