import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { savesDraft } from '../hooks/saves-draft'
import type { Values } from './changes'

type Operation = { args?: unknown; operation: string; req: PayloadRequest }

/** Stores what later hooks cannot see: whether a version is restored, and whether a password is set. */
export function markOperation({ args, operation, req }: Operation): void {
  if (operation === 'restoreVersion') req.context.auditAs = 'restored'
  if (operation !== 'update') return
  const { data } = args as { data?: { password?: unknown } }
  req.context.setsPassword = Boolean(data?.password)
}

const live = new WeakMap<PayloadRequest, Map<string, Values>>()

/** Returns the published version of a document before this save, when it differs from the last saved version. */
export function findLive(req: PayloadRequest, key: string): Values | undefined {
  return live.get(req)?.get(key)
}

/** Loads the published version before a draft replaces it, so that the audit compares with what visitors read until now. */
export const loadPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!replacesPublished(req, originalDoc)) return data
  const { slug, trash } = collection
  const where = { id: { equals: originalDoc.id as string } }
  const query = { collection: slug as CollectionSlug, where, limit: 1, depth: 0, draft: false, trash, req } as const
  const { docs } = await req.payload.find(query)
  if (docs[0]) remember(req, `${slug}:${String(originalDoc.id)}`, docs[0] as unknown as Values)
  return data
}

/** Does the same for a global. */
export const loadPublishedGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  if (!replacesPublished(req, originalDoc)) return data
  const page = await req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, draft: false, req })
  remember(req, global.slug, page as unknown as Values)
  return data
}

function replacesPublished(req: PayloadRequest, original: Values | undefined): boolean {
  return Boolean(req.user) && original?._status === 'draft' && !savesDraft(req, {})
}

function remember(req: PayloadRequest, key: string, document: Values): void {
  const documents = live.get(req) ?? new Map<string, Values>()
  live.set(req, documents.set(key, document))
}
