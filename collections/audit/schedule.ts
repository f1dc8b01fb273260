import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  Forbidden,
  type GlobalSlug,
  type SanitizedConfig,
} from 'payload'
import { mayPublish } from '../access/publish-plans'
import { aboutDocument, insertAudit } from './insert-audit'

type Job = {
  taskSlug?: string | null
  input?: { doc?: { relationTo: string; value: string } | null; global?: string | null } | null
}

/**
 * Audits who cancelled scheduled publishing in Payload's jobs collection, and rejects staff who may not publish the document.
 * It is added once the configuration is complete, because the jobs collection does not exist before. The database audits who
 * scheduled one (note_schedule in src/database/functions.sql), because Payload schedules without calling hooks.
 */
export function auditUnscheduling(config: SanitizedConfig): SanitizedConfig {
  const jobs = config.collections.find(({ slug }) => slug === 'payload-jobs')
  if (!jobs) return config
  jobs.hooks.beforeDelete = [...jobs.hooks.beforeDelete, demandRight]
  jobs.hooks.afterDelete = [...jobs.hooks.afterDelete, noteTakenBack]
  return config
}

// Payload's own cancel operation checks no permission. Jobs that the system has finished are deleted without a user.
const demandRight: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const { input } = (await req.payload.findByID({ collection: 'payload-jobs', id: String(id), depth: 0, req })) as Job
  const target = input?.global
    ? { global: input.global as GlobalSlug }
    : input?.doc && { collection: input.doc.relationTo as CollectionSlug, id: input.doc.value }
  if (target && !(await mayPublish(req, target))) throw new Forbidden(req.t)
}

const noteTakenBack: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { taskSlug, input } = doc as Job
  if (taskSlug !== 'schedulePublish') return doc
  const action = 'unscheduled'
  if (input?.global) await insertAudit(req, { action, area: 'content', kind: input.global })
  const collection = req.payload.config.collections.find(({ slug }) => slug === input?.doc?.relationTo)
  if (input?.doc && collection)
    await insertAudit(req, { action, ...aboutDocument(collection, { id: input.doc.value }) })
  return doc
}
