/** A status change by our own code through the Local API; Payload's hook reads it from the request context. */
export type PlannedChange = {
  entryId: string
  to: string
  byName: string
  /** See status-flow.ts. */
  force: boolean
}

declare module 'payload' {
  // External requests cannot set the context.
  interface RequestContext {
    plannedChange?: PlannedChange
  }
}
