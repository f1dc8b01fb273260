import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { aboutDocument, note } from './note'

type Job = {
  taskSlug?: string | null
  input?: { doc?: { relationTo: string; value: string } | null; global?: string | null } | null
}

/**
 * Payload's own list of what is to be published later, with a note of who took a plan back. Who made one is noted by the
 * database (note_schedule in src/database/functions.sql): Payload plans past its hooks.
 */
export function noteUnscheduling(jobs: CollectionConfig): CollectionConfig {
  const { hooks = {} } = jobs
  return { ...jobs, hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), noteTakenBack] } }
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
