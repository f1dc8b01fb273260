import { INBOX_KINDS, isInboxKind } from './kinds'

/**
 * Where something was noted, in words.
 * @param label what the admin's menu calls it, where that is known
 */
export function kindLabel(kind: string, label?: string): string {
  const words = isInboxKind(kind) ? INBOX_KINDS[kind].label : (label ?? kind.replaceAll('-', ' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
