import { capitalize } from '@/lib/text'
import { fieldLabel, withinSentence } from './entry-fields'
import { isInboxKind } from './kinds'

/** The labels of audit actions on families' data, as the beginning of a sentence. */
const AUDIT_ACTIONS: Record<string, string> = {
  received: 'Received',
  added: 'Added by staff',
  opened: 'Opened',
  'opened the card': 'Opened the card',
  'enrolled without papers': 'Enrolled without papers',
  'opened the file': 'Opened everything we hold',
  changed: 'Changed',
  deleted: 'Deleted',
  uploaded: 'Uploaded',
  drafted: 'Wrote a draft',
  published: 'Published',
  unpublished: 'Taken off the site',
  scheduled: 'Planned for later',
  unscheduled: 'Plan taken back',
  restored: 'Older version restored',
  trashed: 'Put in the trash',
  untrashed: 'Taken out of the trash',
  shared: 'Shared a draft',
  'ended sharing': 'Ended a shared draft',
  arranged: 'Order changed',
  assigned: 'Assigned',
  called: 'Family called',
  tagged: 'Tag added',
  untagged: 'Tag taken off',
  placed: 'City set',
  'not a duplicate': 'Marked as no duplicate',
  'maybe a duplicate': 'Marked as a possible duplicate again',
  merged: 'Merged with another entry',
  'merged away': 'Merged into another entry',
  'not spam': 'Marked as no spam',
  exported: 'Exported',
  imported: 'Imported',
  'import taken back': 'Import taken back',
  'asked to erase': 'Asked to erase',
  'agreed to erase': 'Agreed to erase',
  'erasing taken back': 'Erasing taken back',
  erased: 'Erased a child',
  'was refused': 'Tried, and was refused',
  'exported by the family': 'Exported by the family',
}

/** Actions whose detail lists field names. */
const NAMES_FIELDS: ReadonlySet<string> = new Set([
  ...['changed', 'merged', 'uploaded', 'drafted', 'published', 'unpublished', 'restored', 'trashed', 'untrashed'],
  'was refused',
])

/** Returns the label of an action. Other actions are shown by their own name, capitalized. */
export function actionLabel(action: string): string {
  return AUDIT_ACTIONS[action] ?? capitalize(action)
}

/**
 * Replaces the field names in a detail by their labels. Other details are already sentences.
 * @param labelOf returns the label of a field outside the inbox
 */
export function detailLabel(
  action: string,
  kind: string | null,
  detail: string | null,
  labelOf: (name: string) => string | undefined = () => undefined,
): string {
  if (!detail) return ''
  if (!NAMES_FIELDS.has(action)) return detail
  return detail
    .split(', ')
    .map((name) => (isInboxKind(kind) ? fieldLabel(kind, name) : withinSentence(name, labelOf(name))))
    .join(', ')
}
