import type { Metadata } from 'next'
import type { Post } from '@/payload-types'
import { toPicture } from '@/lib/media'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { articleData } from '@/lib/structured-data'

/** What the pages of the blog have in their heads: their own facts, and where the feed is. */
export function blogMetadata(facts: Parameters<typeof pageMetadata>[0], academyName: string): Metadata {
  const metadata = pageMetadata({ ...facts, keywords: ['basketball blog', 'basketball parents', 'basketball drills'] })
  const feed = { url: paths.blogFeed, title: `${academyName} Blog` }
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } } }
}

/** The head of an article. */
export function articleMetadata(post: Post, academyName: string): Metadata {
  const { meta, title, excerpt: description, slug, date, author } = post
  const facts = { meta, title, description, path: paths.post(slug), type: 'article' as const }
  const metadata = blogMetadata(facts, academyName)
  const times = { type: 'article' as const, publishedTime: date.slice(0, 10), modifiedTime: post.updatedAt }
  return { ...metadata, authors: [{ name: author }], openGraph: { ...metadata.openGraph, ...times, authors: [author] } }
}

/** An article in the vocabulary of search engines. */
export function articleFacts(post: Post) {
  const { title, excerpt, slug, image, author, authorRole, date, updatedAt } = post
  const picture = toPicture(image)
  return articleData({
    title,
    description: excerpt,
    path: paths.post(slug),
    images: picture ? [picture.src] : [],
    author,
    authorRole,
    published: date.slice(0, 10),
    modified: updatedAt,
  })
}
