import type { PayloadRequest } from 'payload'
import { savesDraft } from '../hooks/saves-draft'

export type Values = Record<string, unknown> & { _status?: string | null; deletedAt?: string | null }

type Change = { before: Values; live?: Values; after: Values }
type Changed = { action: string; detail: string }

/** System fields, computed fields and other fields without information about a change. */
const OMITTED_FIELDS = new Set([
  ...[
    'id',
    'updatedAt',
    'createdAt',
    'revision',
    'changedBy',
    'history',
    '_status',
    'globalType',
    'sessions',
    'deletedAt',
  ],
  ...['mayCoach', 'credentials', 'currentPassword'],
])

/**
 * Returns the action on a document and the names of its changed fields; null when nothing changed.
 * @param live the published version until now, when it differs from the last saved version
 */
export function changeOf(req: PayloadRequest, { before, live = before, after }: Change): Changed | null {
  const fields = changedFields(live, after)
  if (req.context.setsPassword === true) fields.push('password')
  const action = actionOf(req, { before, live, after })
  return action !== 'changed' || fields.length > 0 ? { action, detail: fields.join(', ') } : null
}

function actionOf(req: PayloadRequest, { before, live, after }: Required<Change>): string {
  if (typeof req.context.auditAs === 'string') return req.context.auditAs
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt)) return after.deletedAt ? 'trashed' : 'untrashed'
  if (savesDraft(req, after)) return 'drafted'
  if (after._status === 'published' && before._status !== 'published') return 'published'
  if (after._status === 'draft' && live._status === 'published') return 'unpublished'
  return before.filename !== after.filename ? 'uploaded' : 'changed'
}

function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).filter(
    (name) => !OMITTED_FIELDS.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
}
