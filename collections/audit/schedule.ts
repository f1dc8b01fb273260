import type { CollectionAfterDeleteHook, SanitizedConfig } from 'payload'
import { aboutDocument, note } from './note'

type Job = {
  taskSlug?: string | null
  input?: { doc?: { relationTo: string; value: string } | null; global?: string | null } | null
}

/**
 * Notes who took back a plan to publish something later, in Payload's own list of plans, which is there only once the
 * configuration is complete. Who made one is noted by the database (note_schedule in src/database/functions.sql):
 * Payload plans past its hooks.
 */
export function noteUnscheduling(config: SanitizedConfig): SanitizedConfig {
  const jobs = config.collections.find(({ slug }) => slug === 'payload-jobs')
  if (jobs) jobs.hooks.afterDelete = [...jobs.hooks.afterDelete, noteTakenBack]
  return config
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
