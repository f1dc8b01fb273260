import type { CollectionBeforeChangeHook } from 'payload'
import { randomUUID } from 'node:crypto'
import type { Event } from '@/payload-types'
import { hasMoved } from '@/features/events/rules/calendar'

/**
 * Gives an event the identity by which calendars know it, once, and raises its sequence whenever they must be told.
 * A number is never given twice, so a restored old version counts as news as well.
 */
export const numberEvent: CollectionBeforeChangeHook<Event> = ({ data, originalDoc }) => {
  if (!originalDoc?.uid) return { ...data, uid: randomUUID(), sequence: 0 }
  const sequence = originalDoc.sequence ?? 0
  const moved = hasMoved(originalDoc, { ...originalDoc, ...data })
  return { ...data, uid: originalDoc.uid, sequence: moved ? sequence + 1 : sequence }
}
