import type { CollectionBeforeValidateHook } from 'payload'
import type { Film } from '@/payload-types'

/**
 * Sets the duration of an uploaded film from its file and overrides the entered value. Files uploaded earlier may have no
 * duration.
 */
export const takeLength: CollectionBeforeValidateHook<Film> = async ({ data, originalDoc, req }) => {
  const file = data && 'file' in data ? data.file : originalDoc?.file
  if (!data || !file) return data
  const id = typeof file === 'string' ? file : file.id
  const { docs } = await req.payload.find({
    collection: 'film-files',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.duration ? { ...data, duration: docs[0].duration } : data
}
