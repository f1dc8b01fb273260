import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Play } from '@/payload-types'

/** Gives a new play its key, and keeps the key of an existing one: films and questions refer to the play by it. */
export const assignPlayKey: CollectionBeforeChangeHook<Play> = ({ data, operation, originalDoc }) => ({
  ...data,
  key: operation === 'update' && originalDoc?.key ? originalDoc.key : `play-${randomUUID().slice(0, 13)}`,
})
