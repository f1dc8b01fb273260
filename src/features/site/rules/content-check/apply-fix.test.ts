import { expect, test } from 'vitest'
import { applyFix, reverseFix } from './apply-fix'
import { checkDocument } from './check'
import { FACTS, heading, link, paragraph, richText, text } from './fixtures'

/** Applies all fixes of the document's warnings. */
function fixAll(kind: string, document: object): object {
  return checkDocument(kind, document, FACTS).reduce((current, { fix }) => {
    const changed = fix && applyFix(current, fix)
    return changed ? { ...current, [changed.field]: changed.value } : current
  }, document)
}

test('replaces text, links and headings of a rich text, and leaves the rest unchanged', () => {
  const before = {
    title: 'Kept',
    content: richText(
      paragraph(text('There it is: '), link('/contact', 'here'), text('. Ages 5 to 12.', 1)),
      heading('h3', 'Costs'),
      paragraph(text('First $18.50, then $18 a month.')),
    ),
  }
  const after = {
    title: 'Kept',
    content: richText(
      paragraph(text('There it is: '), link('/contact', 'Contact us'), text('. Ages {ages}.', 1)),
      heading('h2', 'Costs'),
      paragraph(text('First $18.50, then {monthly} a month.')),
    ),
  }
  expect(fixAll('posts', before)).toEqual(after)
  expect(checkDocument('posts', after, FACTS)).toEqual([])
})

test('undoes a fix', () => {
  const before = {
    content: richText(
      paragraph(link('/contact', 'here'), text('. Ages 5 to 12.', 1)),
      heading('h3', 'Costs'),
      paragraph(text('Then $18 a month.')),
    ),
  }
  const warnings = checkDocument('posts', before, FACTS)
  expect(warnings).toHaveLength(4)
  for (const { fix } of warnings) {
    const after = { content: applyFix(before, fix!)!.value }
    expect(after).not.toEqual(before)
    expect(applyFix(after, reverseFix(fix!))).toEqual({ field: 'content', value: before.content })
  }
})

test('replaces words in a plain text at any depth of a document', () => {
  const before = { hero: { label: 'Kept', facts: [{ value: 'Good' }, { id: '2', value: '$189 a month' }] } }
  expect(fixAll('home-page', before)).toEqual({
    hero: { label: 'Kept', facts: [{ value: 'Good' }, { id: '2', value: '{monthly} a month' }] },
  })
})

test('changes nothing when the text has changed since the check', () => {
  const [warning] = checkDocument('faqs', { answer: '$189 a month' }, FACTS)
  const texts = ['$1,189 a month', '$189.50 a month', null, ['$189 a month']]
  for (const document of [...texts.map((answer) => ({ answer })), {}]) {
    expect(applyFix(document, warning!.fix!)).toBeNull()
  }
})

test('changes nothing when the block or the field was removed since the check', () => {
  const [inBlock] = checkDocument('posts', { content: richText(paragraph(text('$18 a month'))) }, FACTS)
  expect(applyFix({ content: richText() }, inBlock!.fix!)).toBeNull()
  const [inField] = checkDocument('home-page', { hero: { facts: [{ value: '$189 a month' }] } }, FACTS)
  for (const document of [{}, { hero: null }, { hero: { facts: [] } }]) {
    expect(applyFix(document, inField!.fix!)).toBeNull()
  }
})
