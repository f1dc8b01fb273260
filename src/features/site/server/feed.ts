import { Feed } from 'feed'
import { paths } from '@/lib/paths'
import { categoryLabel } from '../rules/post-categories'
import { absoluteUrl } from '@/lib/site-origin'
import type { PostSummary } from './blog'

const NEWEST = 30

type FeedFacts = { academyName: string; description: string; posts: PostSummary[] }

/** Returns the newest articles as an RSS 2.0 document, each with its excerpt and URL. */
export function blogFeed({ academyName, description, posts }: FeedFacts): string {
  const newest = posts.slice(0, NEWEST)
  const feed = new Feed({
    id: absoluteUrl(paths.blog),
    link: absoluteUrl(paths.blog),
    title: `${academyName} Blog`,
    description,
    language: 'en-us',
    copyright: academyName,
    // The document must change only with the articles, so that feed readers do not download it in vain.
    updated: newest[0] ? new Date(newest[0].date) : new Date(0),
    feedLinks: { rss: absoluteUrl(paths.blogFeed) },
  })
  for (const { title, slug, excerpt, date, category } of newest) {
    const link = absoluteUrl(paths.post(slug))
    const categories = [{ name: categoryLabel(category) }]
    feed.addItem({ title, id: link, link, description: excerpt, date: new Date(date), category: categories })
  }
  return feed.rss2()
}
