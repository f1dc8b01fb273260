import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { explainRefusedMove, type FlowName } from '@/features/inbox/rules/flow'

/**
 * Lets a status move only along its flow and writes who moved it and when.
 * @throws ValidationError naming the steps that are open when the move is not allowed.
 */
export function recordStatusChange(flow: FlowName): CollectionBeforeChangeHook {
  return ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
    // What is taken back goes where it came from, which the flow may not lead to. No request can say this of itself.
    const problem = req.context.takesBack ? null : explainRefusedMove(flow, originalDoc.status, data.status)
    if (problem) {
      throw new ValidationError({ collection: collection.slug, errors: [{ message: problem, path: 'status' }], req })
    }
    const change = {
      from: originalDoc.status,
      to: data.status,
      at: new Date().toISOString(),
      byName: req.user?.name ?? 'the system',
    }
    return { ...data, history: [...(originalDoc.history ?? []), change] }
  }
}
