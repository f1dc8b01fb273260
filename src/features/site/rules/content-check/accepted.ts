import type { Warning } from './warning'

const KEPT = 60

/** Parses the stored keys of the warnings that an editor accepted: 'fee-1x2y,ages-3z'. */
export function readAccepted(stored: unknown): string[] {
  return typeof stored === 'string' ? stored.split(',').filter(Boolean) : []
}

/** Adds a key at the end and drops the oldest ones. */
export function withAccepted(stored: unknown, key: string): string {
  const others = readAccepted(stored).filter((one) => one !== key)
  return [...others, key].slice(-KEPT).join(',')
}

/** Filters out accepted warnings. A passage that has changed since has warnings with other keys. */
export function withoutAccepted<One extends Pick<Warning, 'key'>>(warnings: readonly One[], stored: unknown): One[] {
  const accepted = new Set(readAccepted(stored))
  return warnings.filter(({ key }) => !accepted.has(key))
}
