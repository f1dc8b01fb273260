import { capitalize } from '@/lib/text'
import { INBOX_KINDS, isInboxKind } from './kinds'

/**
 * Returns the label of the place where a note was made.
 * @param label the admin's label of the place, if known
 */
export function kindLabel(kind: string, label?: string): string {
  return capitalize(isInboxKind(kind) ? INBOX_KINDS[kind].label : (label ?? kind.replaceAll('-', ' ')))
}
