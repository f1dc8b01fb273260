import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { transactionOf } from '@/lib/transaction'
import { savesDraft } from './saves-draft'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Audited = { id?: string; reference?: string | null; _status?: string | null }
type Values = Record<string, unknown> & { _status?: string | null }
type Event = { action: 'opened' | 'changed' | 'added' | 'deleted'; kind: string; doc: Audited; detail?: string }

/** What a system keeps about itself, and what says nothing about a family. */
const UNSAID = new Set(['id', 'updatedAt', 'createdAt', 'revision', 'history', '_status', 'globalType', 'sessions'])

/**
 * Hooks that note who opened, changed or deleted a document with families' data, and which of its fields: never a
 * value. Nobody can change such a note through the app: a trigger refuses it.
 */
export function auditHooks(): Pick<Hooks, 'afterOperation' | 'afterChange' | 'afterDelete'> {
  return { afterOperation: [noteOpening], afterChange: [noteChange], afterDelete: [noteDeletion] }
}

/** Hooks that note who changes what belongs to the office itself: a page, a fee, a player, a role, a setting. */
export function noteChanges(hooks: CollectionConfig['hooks']): CollectionConfig['hooks'] {
  if (hooks?.afterChange?.includes(noteChange)) return hooks
  return {
    ...hooks,
    afterChange: [...(hooks?.afterChange ?? []), noteChange],
    afterDelete: [...(hooks?.afterDelete ?? []), noteDeletion],
  }
}

/** The same of what stands once: the texts of a page, the fees, the settings. */
export const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  await noteUpdate(req, global.slug, previousDoc, doc, {})
  return doc
}

const noteOpening: CollectionAfterOperationHook = async ({ args, collection, operation, result }) => {
  const req = args.req as PayloadRequest | undefined
  if (operation !== 'findByID' || !req?.user || !result) return result
  await note(req, { action: 'opened', kind: collection.slug, doc: result as unknown as Audited })
  return result
}

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation === 'update') await noteUpdate(req, collection.slug, previousDoc, doc, doc)
  else if (req.user) await note(req, { action: 'added', kind: collection.slug, doc })
  return doc
}

// A draft is seen by nobody, and saved with every word. What is published is noted although its words were drafted before.
async function noteUpdate(req: PayloadRequest, kind: string, before: Values, after: Values, doc: Audited) {
  if (!req.user || savesDraft(req, after)) return
  const fields = changedFields(before, after)
  const isPublished = after._status === 'published'
  if (fields.length === 0 && !isPublished) return
  await note(req, { action: 'changed', kind, doc, detail: fields.join(', ') })
}

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (req.user) await note(req, { action: 'deleted', kind: collection.slug, doc })
  return doc
}

async function note(req: PayloadRequest, { action, kind, doc, detail }: Event): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`INSERT INTO audit_events (actor_id, actor_name, action, kind, entry_id, reference, detail)
        VALUES (${req.user?.id}, ${req.user?.name ?? 'unknown'}, ${action}, ${kind}, ${doc.id ?? null}, ${doc.reference ?? null},
          ${detail || null})`,
  )
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter(
    (name) => !UNSAID.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
}
