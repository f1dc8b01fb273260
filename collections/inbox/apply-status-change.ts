import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { FLOWS, type FlowName } from '@/features/entries/rules/flow'
import { planStatusChange } from '@/lib/status-flow'
import type {} from '@/lib/planned-change'

/**
 * Allows a status change only along its flow, and records who changed it and when. The author is the user of a request from
 * the admin form; all other changes come from `changeStatus()` (src/server/entries).
 * @throws ValidationError listing the possible statuses
 * @throws Error when our own code writes a status without `changeStatus()`
 */
export function applyStatusChange(flow: FlowName): CollectionBeforeChangeHook {
  return ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
    const { plannedChange } = req.context
    const isOfEntry = plannedChange?.entryId === originalDoc.id && plannedChange?.to === data.status
    const planned = isOfEntry ? plannedChange : undefined
    if (!planned && !req.user) throw new Error(`Only changeStatus() changes the status of ${collection.slug}.`)
    const change = planStatusChange(FLOWS[flow], {
      from: originalDoc.status,
      to: data.status,
      byName: planned?.byName ?? req.user?.name ?? '',
      force: planned?.force,
    })
    if (!change.ok) {
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ message: change.error, path: 'status' }],
        req,
      })
    }
    return { ...data, history: [...(originalDoc.history ?? []), change.value] }
  }
}
