import { expect, test } from 'vitest'
import { countPages, featuredOf, findFurtherPage, neighborsOf, newestExcept, pageOf, readingMinutes } from './blog'

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1100, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes)
})

test('punctuation alone does not count as a word', () => {
  expect(readingMinutes('– … '.repeat(400))).toBe(1)
})

const posts = ['e', 'd', 'c', 'b', 'a'].map((slug) => ({ slug, featured: slug !== 'd' }))
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test('returns the two newest featured articles, or fewer', () => {
  expect(slugs(featuredOf(posts))).toEqual(['e', 'c'])
  expect(slugs(featuredOf(posts.slice(0, 2)))).toEqual(['e'])
  expect(featuredOf([])).toEqual([])
})

test('returns the neighbors of an article, none beyond the ends', () => {
  expect(neighborsOf(posts, 'c')).toEqual({ newer: posts[1], older: posts[3] })
  expect(neighborsOf(posts, 'e')).toEqual({ newer: null, older: posts[1] })
  expect(neighborsOf(posts, 'a')).toEqual({ newer: posts[3], older: null })
  expect(neighborsOf(posts, 'z')).toEqual({ newer: null, older: null })
})

test('returns the newest articles without the current one', () => {
  expect(slugs(newestExcept(posts, 3))).toEqual(['e', 'd', 'c'])
  expect(slugs(newestExcept(posts, 3, 'd'))).toEqual(['e', 'c', 'b'])
  expect(slugs(newestExcept(posts, 9, 'z'))).toHaveLength(5)
})

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [30, 3],
])('a list of %i articles has %i pages', (length, pages) => {
  const posts = Array.from({ length }, (_, index) => index)
  expect(countPages(posts)).toBe(pages)
  const paged = Array.from({ length: pages }, (_, index) => pageOf(posts, index + 1))
  expect(paged.flat()).toEqual(posts)
  expect(paged.every((page) => page.length <= 12)).toBe(true)
})

test.each([
  ['2', 2],
  ['3', 3],
  ['1', null],
  ['4', null],
  ['02', null],
  ['2.0', null],
  ['x', null],
])('of 30 articles the page "%s" is %s', (segment, number) => {
  expect(findFurtherPage(Array.from({ length: 30 }), segment)).toBe(number)
})
