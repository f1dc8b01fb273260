import { childrenOf } from './rich-text'
import type { Fix, TextReplacement } from './warning'
import { phrasePattern } from './phrases'

type Json = Record<string, unknown>

/**
 * Applies the fix of a warning to a document and returns the new value of its top-level field; null when the text has changed
 * since the check.
 */
export function applyFix(document: object, fix: Fix): { field: string; value: unknown } | null {
  const [field = '', ...path] = fix.field.split('.')
  const value = changeAt((document as Json)[field], path, (part) => changePart(part, fix))
  return value === null ? null : { field, value }
}

/** Returns the fix that undoes another one. */
export function reverseFix({ change, ...fix }: Fix): Fix {
  if ('level' in change) return { ...fix, change: { level: change.from, from: change.level } }
  return { ...fix, change: { ...change, find: change.put, put: change.find } }
}

function changeAt(value: unknown, path: string[], change: (part: unknown) => unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(value)
  if (typeof value !== 'object' || value === null) return null
  const part = changeAt((value as Json)[name], rest, change)
  if (part === null) return null
  return Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part }
}

function changePart(part: unknown, { block, change }: Fix): unknown {
  if (block === null) return typeof part === 'string' && 'find' in change ? replaceText(part, change) : null
  if (typeof part !== 'object' || part === null || !('root' in part)) return null
  const nodes = childrenOf(part.root)
  const node = nodes[block]
  const changed = node && ('find' in change ? replaceInNode(node, change) : setLevel(node, change))
  return changed ? { ...part, root: { ...(part.root as Json), children: nodes.with(block, changed) } } : null
}

function setLevel(node: Json, { level, from }: { level: number; from: number }): Json | null {
  return node.type === 'heading' && node.tag === `h${from}` ? { ...node, tag: `h${level}` } : null
}

function replaceInNode(node: Json, change: TextReplacement, isInLink = false): Json | null {
  const isHere = !change.isLink || isInLink
  const text = isHere && typeof node.text === 'string' ? replaceText(node.text, change) : null
  if (text !== null) return { ...node, text }
  const children = childrenOf(node)
  for (const [index, child] of children.entries()) {
    const changed = replaceInNode(child, change, isInLink || node.type === 'link' || node.type === 'autolink')
    if (changed) return { ...node, children: children.with(index, changed) }
  }
  return null
}

function replaceText(text: string, { find, put, isLink }: TextReplacement): string | null {
  if (isLink) return text.trim() === find ? put : null
  const pattern = phrasePattern(find)
  return pattern.test(text) ? text.replace(pattern, () => put) : null
}
