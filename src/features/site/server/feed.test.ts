import { expect, test } from 'vitest'
import { blogFeed } from './feed'
import { plays } from '@/lib/court/plays'
import type { PostSummary } from './blog'

const post: PostSummary = {
  slug: 'film-habits',
  title: 'Film & habits <now>',
  date: '2024-01-25T12:00:00.000Z',
  category: 'trainingTips',
  excerpt: 'Ten minutes ]]> twice a week.',
  author: 'Marcus Reyes',
  featured: false,
  picture: null,
  play: plays.backdoor,
}
const feedOf = (posts: PostSummary[]) => blogFeed({ academyName: 'The Academy', description: 'About us.', posts })

test('an article has its absolute URL, date, topic and excerpt in the feed', () => {
  const feed = feedOf([post])
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/)
  expect(feed).toMatch(/<link>http:\/\/localhost:\d+\/blog\/film-habits<\/link>/)
  expect(feed).toContain('Thu, 25 Jan 2024')
  expect(feed).toContain('Training tips')
  expect(feed).toContain('twice a week.')
})

test('contains at most the newest thirty, and is valid without any', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...post, slug: `post-${index}` }))
  expect(feedOf(many).match(/<item>/g)).toHaveLength(30)
  expect(feedOf([])).toContain('<title>The Academy Blog</title>')
})

test('changes only with the articles', () => {
  expect(feedOf([post])).toBe(feedOf([post]))
})
