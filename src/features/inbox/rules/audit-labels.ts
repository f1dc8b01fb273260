import { fieldLabel, withinSentence } from './entry-fields'
import { isInboxKind } from './kinds'

/** What is noted about families' data, as a sentence begins. */
const AUDIT_ACTIONS: Record<string, string> = {
  received: 'Received',
  added: 'Added by staff',
  opened: 'Opened',
  'opened the card': 'Opened the card',
  'opened the file': 'Opened everything we hold',
  changed: 'Changed',
  deleted: 'Deleted',
  assigned: 'Assigned',
  tagged: 'Tag added',
  untagged: 'Tag taken off',
  placed: 'City set',
  'not a duplicate': 'Marked as no duplicate',
  'maybe a duplicate': 'Marked as a possible duplicate again',
  merged: 'Merged with another entry',
  'merged away': 'Merged into another entry',
  'not spam': 'Marked as no spam',
  exported: 'Exported',
  'exported by the family': 'Exported by the family',
}

/** An action in words; one of another part of the office stands for itself, with a capital. */
export function actionLabel(action: string): string {
  return AUDIT_ACTIONS[action] ?? action.charAt(0).toUpperCase() + action.slice(1)
}

/**
 * The fields that a change names, in words. Other details are sentences already.
 * @param labelOf what stands above a field that is not of the inbox
 */
export function detailLabel(
  action: string,
  kind: string | null,
  detail: string | null,
  labelOf: (name: string) => string | undefined = () => undefined,
): string {
  if (!detail) return ''
  if (action !== 'changed' && action !== 'merged') return detail
  return detail
    .split(', ')
    .map((name) => (isInboxKind(kind) ? fieldLabel(kind, name) : withinSentence(name, labelOf(name))))
    .join(', ')
}
