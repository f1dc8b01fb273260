import { expect, test } from 'vitest'
import { featuredOf, neighboursOf, newestExcept, readingMinutes } from './rules'

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

test('signs that stand alone are no words', () => {
  expect(readingMinutes('– … '.repeat(400))).toBe(1)
})

const posts = ['e', 'd', 'c', 'b', 'a'].map((slug) => ({ slug, featured: slug !== 'd' }))
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test('the two newest featured articles, fewer when there are fewer', () => {
  expect(slugs(featuredOf(posts))).toEqual(['e', 'c'])
  expect(slugs(featuredOf(posts.slice(0, 2)))).toEqual(['e'])
  expect(featuredOf([])).toEqual([])
})

test('neighbours of an article, none beyond the ends', () => {
  expect(neighboursOf(posts, 'c')).toEqual({ newer: posts[1], older: posts[3] })
  expect(neighboursOf(posts, 'e')).toEqual({ newer: null, older: posts[1] })
  expect(neighboursOf(posts, 'a')).toEqual({ newer: posts[3], older: null })
  expect(neighboursOf(posts, 'z')).toEqual({ newer: null, older: null })
})

test('the newest articles without the one that is being read', () => {
  expect(slugs(newestExcept(posts, 3))).toEqual(['e', 'd', 'c'])
  expect(slugs(newestExcept(posts, 3, 'd'))).toEqual(['e', 'c', 'b'])
  expect(slugs(newestExcept(posts, 9, 'z'))).toHaveLength(5)
})
