import { expect, test } from 'vitest'
import { checkDocument } from './check'
import { FACTS, heading, link, paragraph, picture, richText, text } from './fixtures'
import { proseLabel } from './prose'

function messagesOf(document: object, kind = 'posts'): string[] {
  return checkDocument(kind, document, FACTS).map(({ message }) => message)
}

test('finds nothing in a correct text', () => {
  const content = richText(
    paragraph(text('Bring water. Practice is at 6 PM, and it costs $199.99 a month.')),
    heading('h2', 'What to bring'),
    paragraph(text('Ask us on the '), link('/contact', 'contact page'), text('.')),
    heading('h3', 'Shoes'),
    heading('h3', 'Water'),
    heading('h2', 'Who comes'),
    picture('good'),
  )
  expect(messagesOf({ title: 'A good post', slug: 'here', content, image: 'good' })).toEqual([])
})

test.each([
  [['h3'], ['A heading is skipped, from 1 to 3']],
  [['h2', 'h4'], ['A heading is skipped, from 2 to 4']],
  [['h2', 'h3', 'h2', 'h3'], []],
  [['h2', 'h3', 'h4', 'h2'], []],
  [['h2', 'h1', 'h3'], ['A heading is skipped, from 1 to 3']],
  [['h5', 'h6'], ['A heading is skipped, from 1 to 5']],
  [['h2', 'h7', 'h4'], ['A heading is skipped, from 2 to 4']],
])('checks headings of the levels %j', (levels, messages) => {
  expect(messagesOf({ content: richText(...levels.map((level) => heading(level, 'Title'))) })).toEqual(messages)
})

test.each([
  ['good', 0],
  ['unknown', 0],
  ['blank', 1],
  ['file', 1],
])('checks the text alternative of the picture “%s”', (id, count) => {
  expect(messagesOf({ content: richText(picture(id)) })).toHaveLength(count)
  expect(messagesOf({ image: id })).toHaveLength(count)
})

test('warns of a player’s full name without repeating it', () => {
  const warnings = checkDocument('posts', { content: richText(paragraph(text('Mateo Rivera scored.'))) }, FACTS)
  expect(warnings.map(({ kind }) => kind)).toEqual(['name'])
  expect(JSON.stringify(warnings)).not.toContain('Rivera')
})

test('describes the location of a warning', () => {
  const here = paragraph(link('/contact', 'here'))
  const content = richText(here, paragraph(text('Two.')), here, heading('h2', 'What it costs'), here, here)
  expect(checkDocument('posts', { content }, FACTS).map(({ where }) => where)).toEqual([
    'First paragraph',
    'Paragraph 3',
    'Section “What it costs”, first paragraph',
    'Section “What it costs”, paragraph 2',
  ])
  const page = { hero: { facts: [{ value: 'Good' }, { value: '$189 a month' }] } }
  expect(checkDocument('home-page', page, FACTS).map(({ where }) => where)).toEqual(['Hero, facts 2, value'])
})

test('counts only paragraphs with text, and ignores files that are no pictures', () => {
  const here = paragraph(link('/contact', 'here'))
  const file = { ...picture('blank'), relationTo: 'documents' }
  const quote = { ...paragraph(link('/contact', 'here')), type: 'quote' }
  const content = richText(paragraph(text(' ')), file, paragraph(text('One.')), paragraph(text('Two.')), quote)
  expect(checkDocument('posts', { content }, FACTS).map(({ where }) => where)).toEqual(['Last paragraph'])
  const early = richText(paragraph(), file, here, paragraph(text('Two.')))
  expect(checkDocument('posts', { content: early }, FACTS).map(({ where }) => where)).toEqual(['First paragraph'])
  const headed = richText(paragraph(text('One.')), here, heading('h2', 'What it costs'))
  expect(checkDocument('posts', { content: headed }, FACTS).map(({ where }) => where)).toEqual(['Last paragraph'])
  expect(messagesOf({ content: richText({ ...picture('blank'), value: { id: 'good' } }) })).toEqual([])
})

test.each([{}, { content: null }, { content: { root: {} } }, { content: { root: { children: [null, 'x', {}] } } }])(
  'accepts the invalid document %j',
  (document) => {
    expect(messagesOf(document)).toEqual([])
  },
)

test.each([
  ['posts', 'Footwork', 'Article “Footwork”'],
  ['faqs', '', 'Question'],
  ['academy-page', '', 'Academy page'],
  ['faq-page', 'Questions', 'FAQ page'],
])('labels %s with the title “%s”: %s', (kind, title, label) => {
  expect(proseLabel(kind, title)).toBe(label)
})
