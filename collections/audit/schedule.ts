import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  Forbidden,
  type GlobalSlug,
  type SanitizedConfig,
} from 'payload'
import { mayPublish } from '../access/publish-plans'
import { aboutDocument, note } from './note'

type Job = {
  taskSlug?: string | null
  input?: { doc?: { relationTo: string; value: string } | null; global?: string | null } | null
}

/**
 * Notes who took back a plan to publish something later, in Payload's own list of plans, which is there only once the
 * configuration is complete, and refuses staff who may not publish it. Who made one is noted by the database
 * (note_schedule in src/database/functions.sql): Payload plans past its hooks.
 */
export function noteUnscheduling(config: SanitizedConfig): SanitizedConfig {
  const jobs = config.collections.find(({ slug }) => slug === 'payload-jobs')
  if (!jobs) return config
  jobs.hooks.beforeDelete = [...jobs.hooks.beforeDelete, demandRight]
  jobs.hooks.afterDelete = [...jobs.hooks.afterDelete, noteTakenBack]
  return config
}

// Payload's own way to take a plan back asks for no right. The system removes what it has done.
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
  if (input?.global) await note(req, { action, area: 'content', kind: input.global })
  const collection = req.payload.config.collections.find(({ slug }) => slug === input?.doc?.relationTo)
  if (input?.doc && collection) await note(req, { action, ...aboutDocument(collection, { id: input.doc.value }) })
  return doc
}
