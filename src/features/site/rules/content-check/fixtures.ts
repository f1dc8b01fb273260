import type { CheckFacts } from './facts'

/** The facts of a fictional academy, for tests. */
export const FACTS: CheckFacts = {
  fees: { monthlyCents: 19_999, registrationCents: 15_000 },
  formerFees: [18_999],
  stages: ['Ages 6-7', 'Ages 8-9', 'Ages 10-11', 'Ages 12-13', 'Ages 14-15', 'Ages 16-17'],
  hours: [
    { days: 'Monday-Friday', times: '9:00 AM - 6:00 PM' },
    { days: 'Sunday', times: 'Closed' },
  ],
  origin: 'https://academy.example.org',
  pages: new Map([
    ['/contact', 'Contact us'],
    ['/blog/footwork', 'Footwork basics'],
  ]),
  pictures: new Map([
    ['good', 'Two players watch the ball'],
    ['blank', ' '],
    ['file', 'IMG_2041.jpg'],
  ]),
  namesPlayer: (words) => words.includes('Mateo Rivera'),
}

type Node = Record<string, unknown>

// Fields that the editor requires besides the nodes.
const BLOCK = { direction: null, format: '', indent: 0, version: 1 }

/** Creates a stored rich text with these blocks. */
export function richText(...children: Node[]): Node {
  return { root: { ...BLOCK, type: 'root', children } }
}

/** Creates a paragraph with these nodes. */
export function paragraph(...children: Node[]): Node {
  return { ...BLOCK, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

/** Creates a text node, bold or not. */
export function text(words: string, format = 0): Node {
  return { type: 'text', text: words, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

/** Creates a link with its text. */
export function link(url: string, words: string): Node {
  return {
    ...BLOCK,
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url },
    children: [text(words)],
  }
}

/** Creates a heading: 'h2'. */
export function heading(tag: string, words: string): Node {
  return { ...BLOCK, type: 'heading', tag, children: [text(words)] }
}

/** Creates a picture by its id. */
export function picture(value: string): Node {
  return { type: 'upload', version: 3, format: '', relationTo: 'media', value, fields: {} }
}
