import type { CheckFacts } from './facts'
import { findOwnPath, isKnownPath } from './own-paths'
import type { Passage } from './passages'
import type { Finding } from './warning'

const EMPTY_WORDS = new Set([
  'click',
  'click here',
  'click this',
  'click this link',
  'follow this link',
  'here',
  'link',
  'more',
  'read more',
  'read more here',
  'see here',
  'this',
  'this link',
  'this page',
])

/** Finds links whose text does not describe their target, and internal links to pages that do not exist. */
export function checkLinks({ links, pieces }: Passage, facts: CheckFacts): Finding[] {
  return links.flatMap(({ href, text }): Finding[] => {
    const path = findOwnPath(href, facts.origin)
    if (path !== null && !isKnownPath(path, facts.pages)) {
      return [
        { kind: 'link', message: `A link leads nowhere: ${path}`, hint: text ? `The link says “${text}”.` : null },
      ]
    }
    if (text === null || !isVague(text)) return []
    const title = (path && facts.pages.get(path)) || null
    const isReplaceable = title !== null && pieces.filter((piece) => piece.trim() === text).length === 1
    return [
      {
        kind: 'link-text',
        message: text ? `“${text}” does not say where the link leads` : 'A link has no words',
        hint: title && `Perhaps “${title}”`,
        fix: isReplaceable ? { label: 'Use that', change: { find: text, put: title, isLink: true } } : null,
      },
    ]
  })
}

function isVague(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' || EMPTY_WORDS.has(words)
}
