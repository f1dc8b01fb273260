import 'server-only'
import { subHours } from 'date-fns'
import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload'
import { asSystem } from '../payload'

/** Hours after which an empty form counts as abandoned. */
const LEFT_HOURS = 1
const ALL_IDS = { depth: 0, pagination: false, select: {} } as const

/**
 * Deletes abandoned empty drafts: the admin stores a document as soon as its empty form is opened. A draft counts as abandoned
 * if it has no title, was never saved and is older than an hour.
 * @param now for tests
 * @returns the number of deleted drafts
 */
export async function sweepEmptyDrafts(now = new Date()): Promise<number> {
  const payload = await asSystem('a form that was left empty has no owner')
  const before = subHours(now, LEFT_HOURS).toISOString()
  let count = 0
  for (const { slug, title } of Object.values(payload.collections).flatMap(({ config }) => withDrafts(config))) {
    // Without a limit: with one, drafts that were begun and never got a title would hide all the others.
    const { docs } = await payload.find({ collection: slug, where: leftEmpty(title, before), ...ALL_IDS })
    for (const { id } of docs) {
      if (await isBegun(payload, slug, id)) continue
      await payload.delete({ collection: slug, id, context: { disableRevalidate: true } })
      count += 1
    }
  }
  return count
}

// Autosave writes input only into the versions: into another one, or into the first.
async function isBegun(payload: Payload, collection: CollectionSlug, id: string | number): Promise<boolean> {
  const versions = await payload.findVersions({ collection, where: { parent: { equals: id } }, depth: 0, limit: 2 })
  return versions.docs.length > 1 || versions.docs.some(({ createdAt, updatedAt }) => createdAt !== updatedAt)
}

function withDrafts({ admin, slug, versions }: SanitizedCollectionConfig): { slug: CollectionSlug; title: string }[] {
  const isSavedWhenOpened = Boolean(versions?.drafts && versions.drafts.autosave)
  return isSavedWhenOpened && admin.useAsTitle ? [{ slug: slug as CollectionSlug, title: admin.useAsTitle }] : []
}

function leftEmpty(title: string, before: string): Where {
  const isUntitled = { or: [{ [title]: { exists: false } }, { [title]: { equals: '' } }] }
  return { and: [{ _status: { equals: 'draft' } }, { createdAt: { less_than: before } }, isUntitled] }
}
