import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { FLOWS, type FlowName } from '@/features/inbox/rules/flow'
import { move } from '@/lib/status-flow'

/**
 * Lets a status move only along its flow and writes who moved it and when.
 * @throws ValidationError naming the steps that are open when the move is not allowed.
 */
export function moveStatus(flow: FlowName): CollectionBeforeChangeHook {
  return ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
    const moved = move(FLOWS[flow], {
      from: originalDoc.status,
      to: data.status,
      byName: req.user?.name ?? 'the system',
      // No request can say this of itself.
      isBeyondFlow: req.context.takesBack === true,
    })
    if (!moved.isDone) {
      throw new ValidationError({ collection: collection.slug, errors: [{ message: moved.why, path: 'status' }], req })
    }
    return { ...data, history: [...(originalDoc.history ?? []), moved.value] }
  }
}
