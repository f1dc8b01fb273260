import type { Link, Passage } from './passages'

type Node = Record<string, unknown>

/** Returns the blocks of a stored rich text with the location of each in words. Omits invalid ones. */
export function readBlocks(stored: object, field: string, canFill: boolean): Passage[] {
  const nodes = childrenOf((stored as { root?: unknown }).root)
  const prose = nodes.flatMap((node, block) => (isProse(node) ? [block] : []))
  let [section, before, inSection] = ['', 1, 0]
  return nodes.map((node, block) => {
    const level = levelOf(node)
    const text = textOf(node).trim()
    if (level) [section, inSection] = [text, 0]
    else if (isProse(node)) inSection += 1
    const passage: Passage = {
      field,
      block,
      where: describePosition({ section, isHeading: level !== null, inSection, isLast: block === prose.at(-1) }),
      text,
      pieces: piecesOf(node),
      links: linksOf(node),
      heading: level ? { level, before } : null,
      picture: pictureOf(node),
      canFill,
    }
    if (level) before = level
    return passage
  })
}

/** Returns the child nodes of a node. */
export function childrenOf(node: unknown): Node[] {
  const children = isNode(node) ? node.children : null
  return Array.isArray(children) ? children.filter(isNode) : []
}

type BlockPosition = { section: string; isHeading: boolean; inSection: number; isLast: boolean }

function describePosition({ section, isHeading, inSection, isLast }: BlockPosition): string {
  if (isHeading) return `Heading “${section}”`
  if (section) return `Section “${section}”, ${inSection > 1 ? `paragraph ${inSection}` : 'first paragraph'}`
  if (isLast && inSection > 1) return 'Last paragraph'
  return inSection > 1 ? `Paragraph ${inSection}` : 'First paragraph'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function isProse(node: Node): boolean {
  return ['paragraph', 'quote', 'list'].includes(String(node.type)) && textOf(node).trim() !== ''
}

function levelOf(node: Node): number | null {
  const level = node.type === 'heading' ? Number(String(node.tag).slice(1)) : 0
  return level >= 1 && level <= 6 ? level : null
}

function textOf(node: Node): string {
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  const text = typeof node.text === 'string' ? node.text : ''
  return (
    text +
    childrenOf(node)
      .map(textOf)
      .join(node.type === 'list' ? ' ' : '')
  )
}

function piecesOf(node: Node): string[] {
  const pieces = typeof node.text === 'string' ? [node.text] : []
  return [...pieces, ...childrenOf(node).flatMap(piecesOf)]
}

function linksOf(node: Node): Link[] {
  const fields = isNode(node.fields) ? node.fields : {}
  const isLink = (node.type === 'link' || node.type === 'autolink') && typeof fields.url === 'string'
  const links = isLink ? [{ href: String(fields.url), text: textOf(node).trim() }] : []
  return [...links, ...childrenOf(node).flatMap(linksOf)]
}

function pictureOf(node: Node): string | null {
  if (node.type !== 'upload' || node.relationTo !== 'media') return null
  return isNode(node.value) ? String(node.value.id) : String(node.value)
}
