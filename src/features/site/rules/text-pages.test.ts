import { expect, test } from 'vitest'
import { SEARCHED_GLOBALS, toSearchedPage } from './text-pages'

const page = {
  _status: 'published',
  hero: { title: 'Our coaches', lede: 'Who teaches.' },
  more: { text: 'They are kind.' },
}

test('a published page is indexed with its title, its lede and its prose', () => {
  expect(toSearchedPage('coaches-page', page)).toEqual({
    path: '/coaches',
    title: 'Our coaches',
    lede: 'Who teaches.',
    text: 'Our coaches. Who teaches. They are kind.',
  })
})

test('the fees page has a descriptive title, because its headline is a slogan', () => {
  expect(toSearchedPage('pricing-page', { _status: 'published', hero: { slogan: 'JOIN IN.' } })).toMatchObject({
    path: '/registration',
    title: 'Fees and registration',
  })
})

test.each([
  ['a draft', 'coaches-page', { ...page, _status: 'draft' }],
  ['a page without a title', 'coaches-page', { ...page, hero: {} }],
  ['the search page', 'search-page', page],
  ['the funding deck', 'funding-deck-page', page],
  ['the forms page, which has a fixed entry,', 'registration-page', page],
  ['a global that is not a page', 'navigation', page],
])('%s is not indexed', (_, slug, texts) => {
  expect(toSearchedPage(slug, texts)).toBeNull()
})

test('every indexed global is a page', () => {
  expect(SEARCHED_GLOBALS.length).toBeGreaterThan(20)
})
