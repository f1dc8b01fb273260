import { toSlug } from '@/lib/slug'

/** A validated node of a rich text: its type is known, and lists are arrays. */
export type TextNode = Readonly<{
  type: string
  text: string
  format: number
  children: TextNode[]
  /** For headings and lists. */
  tag: string
  /** For headings: the target of links, unique within the text. */
  id: string
  /** For links: the address as entered. */
  href: unknown
  /** For pictures: the upload and its caption. */
  upload: unknown
  caption: string
  /** For drawn plays: the key of the play. */
  play: string
}>

const MAX_DEPTH = 12
const KNOWN = ['text', 'linebreak', 'tab', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']
const TYPES = new Set([...KNOWN, 'horizontalrule', 'upload', 'play'])

/** Returns the nodes of a stored rich text. Omits invalid and unknown ones; never throws. */
export function readRichText(stored: unknown): TextNode[] {
  const taken = new Set<string>()
  return readChildren(asRecord(asRecord(stored).root), 0, taken)
}

/** Returns the text content of a rich text as one string. */
export function plainText(stored: unknown): string {
  return readRichText(stored).map(textOf).join(' ').replace(/\s+/g, ' ').trim()
}

/** Returns the keys of the drawn plays in a rich text. */
export function listPlayKeys(stored: unknown): string[] {
  return readRichText(stored).flatMap(({ type, play }) => (type === 'play' && play ? [play] : []))
}

function readChildren({ children }: Fields, depth: number, taken: Set<string>): TextNode[] {
  if (!Array.isArray(children) || depth > MAX_DEPTH) return []
  return children.flatMap((child: unknown) => {
    const node = asRecord(child)
    return TYPES.has(typeOf(node)) ? [readNode(node, depth, taken)] : []
  })
}

function readNode(node: Fields, depth: number, taken: Set<string>): TextNode {
  const fields = asRecord(node.fields)
  const read = {
    type: typeOf(node),
    text: asText(node.text),
    format: typeof node.format === 'number' ? node.format : 0,
    children: readChildren(node, depth + 1, taken),
    tag: asText(node.tag),
    id: '',
    href: fields.url,
    upload: node.relationTo === 'media' ? node.value : null,
    caption: asText(fields.caption),
    play: asText(fields.play),
  }
  return read.type === 'heading' ? { ...read, id: uniqueId(toSlug(textOf(read)) || 'part', taken) } : read
}

// The editor has one kind of block: a drawn play.
function typeOf(node: Fields): string {
  return node.type === 'block' ? asText(asRecord(node.fields).blockType) : asText(node.type)
}

// The prefix prevents conflicts with other ids of the page.
function uniqueId(name: string, taken: Set<string>): string {
  const base = `text-${name}`
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  taken.add(id)
  return id
}

function textOf({ type, text, children }: TextNode): string {
  if (type === 'linebreak' || type === 'tab') return ' '
  const isBlock = type === 'listitem' || type === 'list'
  return text + children.map(textOf).join(isBlock ? ' ' : '')
}

type Fields = Record<string, unknown>

function asRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
