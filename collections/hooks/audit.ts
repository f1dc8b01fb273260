import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { transactionOf } from '@/lib/transaction'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Audited = { id: string; reference?: string | null }
type Event = { action: 'opened' | 'changed' | 'added' | 'deleted'; kind: string; doc: Audited; detail?: string }

/** What a system keeps about itself, and what says nothing about a family. */
const UNSAID = new Set(['id', 'updatedAt', 'createdAt', 'revision', 'history'])

/**
 * Hooks that note who opened, changed or deleted a document with families' data, and which of its fields: never a
 * value. Nobody can change such a note through the app: a trigger refuses it.
 */
export function auditHooks(): Pick<Hooks, 'afterOperation' | 'afterChange' | 'afterDelete'> {
  return { afterOperation: [noteOpening], afterChange: [noteChange], afterDelete: [noteDeletion] }
}

const noteOpening: CollectionAfterOperationHook = async ({ args, collection, operation, result }) => {
  const req = args.req as PayloadRequest | undefined
  if (operation !== 'findByID' || !req?.user || !result) return result
  await note(req, { action: 'opened', kind: collection.slug, doc: result as unknown as Audited })
  return result
}

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!req.user) return doc
  const fields = operation === 'create' ? [] : changedFields(previousDoc, doc)
  if (operation === 'update' && fields.length === 0) return doc
  const action = operation === 'create' ? 'added' : 'changed'
  await note(req, { action, kind: collection.slug, doc, detail: fields.join(', ') })
  return doc
}

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (req.user) await note(req, { action: 'deleted', kind: collection.slug, doc })
  return doc
}

async function note(req: PayloadRequest, { action, kind, doc, detail }: Event): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`INSERT INTO audit_events (actor_id, actor_name, action, kind, entry_id, reference, detail)
        VALUES (${req.user?.id}, ${req.user?.name ?? 'unknown'}, ${action}, ${kind}, ${doc.id}, ${doc.reference ?? null},
          ${detail || null})`,
  )
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter(
    (name) => !UNSAID.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
}
