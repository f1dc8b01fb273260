import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { changeOf, type Values } from './changes'
import { aboutDocument, insertAudit, insertAuditHourly } from './insert-audit'
import { findLive } from './prepare'

/**
 * Audits read access to documents with family data, at most once an hour per user and document: the admin reloads an open
 * document after every action. For collections whose read access must be traceable.
 */
export const auditOpening: CollectionAfterOperationHook = async ({ args, collection, operation, result }) => {
  const req = args.req as PayloadRequest | undefined
  if (operation !== 'findByID' || !req?.user || !result) return result
  await insertAuditHourly(req, { action: 'opened', ...aboutDocument(collection, result as TypeWithID) })
  return result
}

/** Audits who created a document or uploaded a file. */
export const auditCreation: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const action = collection.upload ? 'uploaded' : 'added'
  if (operation === 'create') await insertAudit(req, { action, ...aboutDocument(collection, doc) })
  return doc
}

/** Audits who changed a document, how, and the names of the changed fields, never their values. */
export const auditChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !req.user) return doc
  const live = findLive(req, `${collection.slug}:${String(doc.id)}`)
  const change = changeOf(req, { before: previousDoc as Values, live, after: doc as Values })
  await noteEdit(req, change, aboutDocument(collection, doc))
  return doc
}

/** Audits changes of globals: page texts are content, all other globals are settings. */
export const auditGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return doc
  const area = global.versions?.drafts ? 'content' : 'settings'
  const before = (previousDoc ?? {}) as Values
  const change = changeOf(req, { before, live: findLive(req, global.slug), after: doc as Values })
  await noteEdit(req, change, { area, kind: global.slug })
  return doc
}

/** Audits who deleted a document permanently, and the reason when the site did it on their behalf. */
export const auditDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { deletedBecause: reason } = req.context
  const detail = typeof reason === 'string' ? reason : undefined
  await insertAudit(req, { action: 'deleted', ...aboutDocument(collection, doc as TypeWithID), detail })
  return doc
}

async function noteEdit(
  req: PayloadRequest,
  change: ReturnType<typeof changeOf>,
  about: ReturnType<typeof aboutDocument>,
): Promise<void> {
  if (!change) return
  if (change.action === 'drafted') await insertAuditHourly(req, { ...about, ...change })
  else await insertAudit(req, { ...about, ...change })
}
