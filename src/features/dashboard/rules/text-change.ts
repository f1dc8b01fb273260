import { formatDollars } from '@/lib/money'

/** A change of a text: the old and new value, or the number of added and removed words. */
export type TextChange = { before: string; after: string } | { more: number; fewer: number }

type Row = Record<string, unknown>

const VALUE_LENGTH = 60
/** Columns of a version without text. */
const NO_TEXT =
  /^version_(?:updated_at|created_at|deleted_at|_status|slug|generate_slug|accepted_warnings|number|former_fees)$/
const CENTS = /_cents$/

/**
 * Compares the columns of two versions of a document ('version_title' and so on). Returns the first short value that differs,
 * else the changed words of a longer text; null if no text of its own columns differs.
 */
export function compareVersions(before: Row, after: Row): TextChange | null {
  const names = Object.keys(after).filter((name) => name.startsWith('version_') && !NO_TEXT.test(name))
  const changed = names.filter((name) => JSON.stringify(before[name] ?? '') !== JSON.stringify(after[name] ?? ''))
  const short = changed.find((name) => isShort(before[name]) && isShort(after[name]))
  if (short) return { before: toValue(short, before[short]), after: toValue(short, after[short]) }
  const counts = changed.map((name) => countWords(splitWords(before[name]), splitWords(after[name])))
  return counts.find(({ more, fewer }) => more + fewer > 0) ?? null
}

// Dates and document ids are not readable values.
function isShort(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'number') return true
  return typeof value === 'string' && value.length <= VALUE_LENGTH && !/^[0-9a-f-]{36}$|^\d{4}-\d\d-\d\dT/.test(value)
}

function toValue(name: string, value: unknown): string {
  if (CENTS.test(name) && typeof value === 'number') return formatDollars(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function splitWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  const { text, children, root } = value as { text?: unknown; children?: unknown; root?: unknown }
  const parts = Array.isArray(value) ? value : [text, root, ...(Array.isArray(children) ? children : [])]
  return parts.flatMap(splitWords)
}

function countWords(before: string[], after: string[]): { more: number; fewer: number } {
  return { more: countMissing(after, before), fewer: countMissing(before, after) }
}

/** Counts the words that are missing from the other list, including repeated ones. */
function countMissing(words: string[], others: string[]): number {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  }).length
}
