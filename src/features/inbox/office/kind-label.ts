import { INBOX_KINDS, isInboxKind } from '../rules/kinds'

/** Where something was noted, in words. */
export function kindLabel(kind: string): string {
  const words = isInboxKind(kind) ? INBOX_KINDS[kind].label : kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
