import { fillsPlaceholders } from '../placeholders'
import { readBlocks } from './rich-text'

export type Link = Readonly<{ href: string; text: string | null }>

/** A part of a document: a block of a rich text, or a plain text. */
export type Passage = Readonly<{
  /** The field, as a path with dots. */
  field: string
  block: number | null
  /** The location in words. */
  where: string
  text: string
  /** The stored text, in several pieces when parts are bold or links. */
  pieces: readonly string[]
  links: readonly Link[]
  /** The level of a heading and of the previous heading; 1 is the title of the page. */
  heading: { level: number; before: number } | null
  /** The id of a picture. */
  picture: string | null
  /** Whether the site fills in placeholders here. */
  canFill: boolean
}>

/** Names of fields that contain no text of the page. */
const NO_TEXT = new Set([
  'id',
  'slug',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'author',
  'authorRole',
  'acceptedWarnings',
  'key',
])

/**
 * Lists the passages of a document in order, as stored without populated relations.
 * @param kind the collection or global
 */
export function listPassages(kind: string, document: object): Passage[] {
  const walk = (value: unknown, path: string[]): Passage[] => {
    if (typeof value === 'string') return [toPassage(kind, path, value)]
    if (typeof value !== 'object' || value === null) return []
    if (isRichText(value)) return readBlocks(value, path.join('.'), fillsPlaceholders(kind, path))
    const entries = Object.entries(value).filter(([name]) => !NO_TEXT.has(name))
    return entries.flatMap(([name, part]) => walk(part, [...path, name]))
  }
  return walk(document, [])
}

function toPassage(kind: string, path: string[], text: string): Passage {
  const isAddress = /(href|url|link)$/i.test(path.at(-1) ?? '')
  return {
    field: path.join('.'),
    block: null,
    where: describe(path),
    text: isAddress ? '' : text,
    pieces: isAddress ? [] : [text],
    links: isAddress && text ? [{ href: text, text: null }] : [],
    heading: null,
    picture: text,
    canFill: fillsPlaceholders(kind, path),
  }
}

function isRichText(value: object): boolean {
  return 'root' in value && typeof value.root === 'object'
}

// 'hero.facts.1.value' becomes "Hero, facts 2, value".
function describe(path: string[]): string {
  const parts = path.map((name) => (/^\d+$/.test(name) ? `${Number(name) + 1}` : splitCamelCase(name)))
  const text = parts.join(', ').replace(/, (\d+)/g, ' $1')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function splitCamelCase(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}
