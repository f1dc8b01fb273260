import { INBOX_KINDS, isInboxKind } from './kinds'

/**
 * Returns the label of the place where a note was made.
 * @param label the admin's label of the place, if known
 */
export function kindLabel(kind: string, label?: string): string {
  const text = isInboxKind(kind) ? INBOX_KINDS[kind].label : (label ?? kind.replaceAll('-', ' '))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
