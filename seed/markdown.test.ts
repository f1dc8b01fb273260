import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POST_CATEGORY_KEYS } from '@/features/site/rules/post-categories'
import { readFacts } from './markdown'

test('front matter contains strings, numbers and booleans', () => {
  const facts = 'number: 7\ntitle: "A parent\'s \\"guide\\": one"\n\nfeatured: false\ndate: "2024-01-25"'
  expect(readFacts(facts)).toEqual({
    number: 7,
    title: 'A parent\'s "guide": one',
    featured: false,
    date: '2024-01-25',
  })
  expect(readFacts('')).toEqual({})
})

test.each(['title', 'title:', 'title: unquoted', 'tags: ["a"]', 'title: null', '- item', 'two words: 1'])(
  'rejects the line %j and quotes it',
  (line) => {
    expect(() => readFacts(`number: 1\n${line}`)).toThrow(line)
  },
)

const articles = readdirSync('seed/content/posts').map((file) => {
  const [, facts = '', text = ''] = readFileSync(`seed/content/posts/${file}`, 'utf8').split(/^---$/m)
  return { ...readFacts(facts), file, text } as Record<string, string | number | boolean>
})

test('seeds thirty articles, each with a slug, a known category and an excerpt within the limit', () => {
  expect(articles.map(({ number }) => number).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  )
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(30)
  for (const { file, category, excerpt, date } of articles) {
    expect(POST_CATEGORY_KEYS, String(file)).toContain(category)
    expect(String(excerpt).length, String(file)).toBeLessThanOrEqual(160)
    expect(date, String(file)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
