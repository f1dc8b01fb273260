import type { FormState } from 'payload'
import type { Drawing } from '@/lib/court/play'
import { stepTexts } from '@/lib/court/describe-play'

/** A text of a form that is not stored yet. That of a drawn play is its steps; the drawing itself can be put back. */
export type UnsavedText = { path: string; text: string; drawing?: Drawing }

type Node = { text?: unknown; type?: unknown; children?: unknown }

/** Lists the texts and drawn plays of a form that differ from the stored document, by the path of their field ('hero.title'). */
export function listUnsavedTexts(fields: FormState, saved: Record<string, unknown>): UnsavedText[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const stored = valueAt(saved, path)
    if (isDrawing(value))
      return sorted(value) === sorted(stored) ? [] : [{ path, text: describeDrawing(value), drawing: value }]
    const text = textOf(value)
    return text && text !== textOf(stored) ? [{ path, text }] : []
  })
}

function isDrawing(value: unknown): value is Drawing {
  return isRecord(value) && Array.isArray(value.players) && Array.isArray(value.steps)
}

function describeDrawing(drawing: Drawing): string {
  return stepTexts(drawing).join('\n') || 'The players, without a step.'
}

// PostgreSQL returns the keys of an object in its own order.
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

// A line, or the paragraphs of a rich text. Other fields hold choices, which are quickly made again.
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const root = isRecord(value) ? value.root : null
  return isRecord(root) ? paragraphsOf(root).join('\n').trim() : ''
}

function paragraphsOf({ children }: Node): string[] {
  if (!Array.isArray(children)) return []
  const nodes = children.filter(isRecord)
  if (nodes.some(isInline)) return [nodes.map(lineOf).join('')]
  return nodes.flatMap(paragraphsOf)
}

function isInline({ type }: Node): boolean {
  return type === 'text' || type === 'link' || type === 'linebreak'
}

function lineOf(node: Node): string {
  if (node.type === 'linebreak') return '\n'
  return typeof node.text === 'string' ? node.text : paragraphsOf(node).join('')
}

function valueAt(document: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), document)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
