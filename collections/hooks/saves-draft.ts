import type { PayloadRequest } from 'payload'

type Operation = { args?: unknown; operation: string; req: PayloadRequest }

/** Notes whether an operation saves a draft beside the published document: later hooks are not told. */
export function noteDraft({ args, operation, req }: Operation): void {
  if (operation === 'update') req.context.savesDraft = (args as { draft?: boolean }).draft === true
}

/** True while an editor's draft is saved beside the published document, which visitors do not notice. */
export function savesDraft(req: PayloadRequest, document: { _status?: string | null }): boolean {
  return req.context.savesDraft === true && document._status !== 'published'
}
