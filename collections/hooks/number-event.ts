import type { CollectionBeforeChangeHook } from 'payload'
import { randomUUID } from 'node:crypto'
import type { Event } from '@/payload-types'
import { hasMoved } from '@/features/events/rules/calendar'

/**
 * Sets the iCalendar UID of a new event, and increments its sequence when calendars must update. The sequence never decreases,
 * so restoring an old version counts as an update as well.
 */
export const numberEvent: CollectionBeforeChangeHook<Event> = ({ data, originalDoc }) => {
  if (!originalDoc?.uid) return { ...data, uid: randomUUID(), sequence: 0 }
  const sequence = originalDoc.sequence ?? 0
  const moved = hasMoved(originalDoc, { ...originalDoc, ...data })
  return { ...data, uid: originalDoc.uid, sequence: moved ? sequence + 1 : sequence }
}
