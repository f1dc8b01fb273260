import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { listPlayKeys, plainText, readRichText } from './content'
import { RichText } from './RichText'

type Part = Record<string, unknown>
const text = (words: string, format = 0): Part => ({ type: 'text', text: words, format })
const part = (type: string, children: unknown, more: Part = {}): Part => ({ type, children, ...more })
const stored = (...children: unknown[]) => ({ root: { type: 'root', children } })
const toMarkup = (content: unknown) => renderToStaticMarkup(<RichText content={content} />)
const linkTo = (url: unknown) => stored(part('paragraph', [part('link', [text('here')], { fields: { url } })]))

test('renders everything that the editor supports', () => {
  const markup = toMarkup(
    stored(
      part('heading', [text('Start here')], { tag: 'h2' }),
      part('paragraph', [text('One '), text('two', 1), { type: 'linebreak' }, text('three', 2), text('four', 3)]),
      part('list', [part('listitem', [text('a')]), part('listitem', [text('b')])], { tag: 'ol' }),
      part('list', [part('listitem', [text('c')])], { tag: 'ul' }),
      part('quote', [text('Quote')]),
      { type: 'horizontalrule' },
    ),
  )
  expect(markup).toBe(
    '<div class="prose"><h2 id="text-start-here">Start here</h2>' +
      '<p>One <strong>two</strong><br/><em>three</em><strong><em>four</em></strong></p>' +
      '<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul><blockquote>Quote</blockquote><hr/></div>',
  )
})

test('headings with the same text have different ids, and other levels are not rendered', () => {
  const heading = (tag: string) => part('heading', [text('Why?')], { tag })
  const markup = toMarkup(stored(heading('h2'), heading('h3'), heading('h1'), heading('script')))
  expect(markup.match(/<(h\d) id="([^"]+)"/g)).toEqual([
    '<h2 id="text-why"',
    '<h3 id="text-why-2"',
    '<h2 id="text-why-3"',
    '<h2 id="text-why-4"',
  ])
})

test('renders links to our pages, to other sites, to mail and to phone numbers', () => {
  expect(toMarkup(linkTo('/academy'))).toContain('<a href="/academy">here</a>')
  expect(toMarkup(linkTo('#start'))).toContain('<a href="#start">here</a>')
  expect(toMarkup(linkTo('mailto:a@example.org'))).toContain('<a href="mailto:a@example.org">here</a>')
  expect(toMarkup(linkTo('https://example.org'))).toContain('<a href="https://example.org" rel="noopener noreferrer">')
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  '//evil.example.org',
  '/\\evil.example.org',
  'https:evil.example.org',
  '',
  null,
  7,
  { toString: () => '/academy' },
])('renders a link to %j as plain text', (url) => {
  expect(toMarkup(linkTo(url))).toBe('<div class="prose"><p>here</p></div>')
})

test('escapes markup in the text', () => {
  const markup = toMarkup(stored(part('paragraph', [text('<img src=x onerror=alert(1)><script>alert(1)</script>')])))
  expect(markup).not.toMatch(/<(img|script)/)
  expect(markup).toContain('&lt;script&gt;')
})

test.each([
  undefined,
  null,
  '',
  'text',
  7,
  [],
  {},
  { root: null },
  { root: [] },
  { root: { children: 'x' } },
  stored(),
  stored(null, 7, 'x', [], {}, { type: 7 }, { type: '__proto__' }),
  stored({ type: 'html', html: '<script>alert(1)</script>' }, { type: 'block', fields: { blockType: 'code' } }),
])('renders nothing for empty, invalid or unknown content: %j', (content) => {
  expect(toMarkup(content)).toBe('')
})

test('omits only the invalid parts of a text', () => {
  const damaged = stored(part('paragraph', null), part('paragraph', [null, { type: 'text' }, text('left')]), {
    type: 'list',
  })
  expect(toMarkup(damaged)).toContain('<p>left</p>')
  let deep: Part = text('deep')
  for (let level = 0; level < 500; level++) deep = part('quote', [deep])
  expect(() => toMarkup(stored(deep))).not.toThrow()
})

test('renders a picture only with its upload, and only from our origin', () => {
  const upload = { url: '/api/media/file/a.webp', width: 800, height: 500, alt: 'A court' }
  const picture = { type: 'upload', relationTo: 'media', value: upload, fields: { caption: 'Our court' } }
  expect(toMarkup(stored(picture))).toMatch(
    /<figure><img .*alt="A court".*<figcaption>Our court<\/figcaption><\/figure>/,
  )
  expect(toMarkup(stored({ ...picture, value: 'id-only' }))).not.toContain('<img')
  expect(toMarkup(stored({ ...picture, relationTo: 'mails' }))).not.toContain('<img')
})

test('shows a drawn play between the paragraphs, complete without scripts', () => {
  const block = (key: string) => ({ type: 'block', fields: { blockType: 'play', play: key } })
  const content = stored(part('paragraph', [text('one')]), block('backdoor'), part('paragraph', [text('two')]))
  const markup = renderToStaticMarkup(<RichText content={content} plays={{ backdoor: plays.backdoor }} />)
  expect(markup).toMatch(/^<div class="prose"><p>one<\/p><\/div>.*Backdoor.*<div class="prose"><p>two<\/p><\/div>$/s)
  expect(markup).toContain('Player 2 cuts behind x2 to the basket.')
  expect(markup).toContain('step-number')
  expect(listPlayKeys(content)).toEqual(['backdoor'])
  expect(plainText(content)).toBe('one two')
})

test('leaves no gap where a play is missing, unpublished, or not chosen yet', () => {
  const gone = ['gone', '', undefined].map((play) => ({ type: 'block', fields: { blockType: 'play', play } }))
  expect(toMarkup(stored(part('paragraph', [text('one')]), ...gone, part('paragraph', [text('two')])))).toBe(
    '<div class="prose"><p>one</p><p>two</p></div>',
  )
})

test('separates blocks in plain text, and keeps words together', () => {
  const content = stored(
    part('heading', [text('Title')], { tag: 'h2' }),
    part('paragraph', [text('Wo'), text('rd', 1)]),
  )
  expect(plainText(content)).toBe('Title Word')
  expect(readRichText(content)).toHaveLength(2)
})
