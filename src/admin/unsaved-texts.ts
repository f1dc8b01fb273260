import type { FormState } from 'payload'

/** A text of a form that is not stored yet, with the label of its field. */
export type UnsavedText = { path: string; text: string }

type Node = { text?: unknown; type?: unknown; children?: unknown }

/** Lists the texts of a form that differ from the stored document, by the path of their field ('hero.title'). */
export function listUnsavedTexts(fields: FormState, saved: Record<string, unknown>): UnsavedText[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const text = textOf(value)
    return text && text !== textOf(valueAt(saved, path)) ? [{ path, text }] : []
  })
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
