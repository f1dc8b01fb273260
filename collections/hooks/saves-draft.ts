import type { PayloadRequest } from 'payload'

type Operation = { args?: unknown; operation: string; req: PayloadRequest }

/** Stores whether an operation saves a draft of a published document, because later hooks do not receive this argument. */
export function markDraftSave({ args, operation, req }: Operation): void {
  if (operation === 'update') req.context.savesDraft = (args as { draft?: boolean }).draft === true
}

/** Returns true while a draft of a published document is saved, which does not change what visitors read. */
export function savesDraft(req: PayloadRequest, document: { _status?: string | null }): boolean {
  return req.context.savesDraft === true && document._status !== 'published'
}
