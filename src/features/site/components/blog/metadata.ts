import type { Metadata } from 'next'
import type { Post } from '@/payload-types'
import { toPicture } from '@/lib/media'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { articleData } from '@/lib/structured-data'

/** Returns the metadata of a blog page, with a link to the feed. */
export function blogMetadata(facts: Parameters<typeof pageMetadata>[0], academyName: string): Metadata {
  const metadata = pageMetadata({ ...facts, keywords: ['basketball blog', 'basketball parents', 'basketball drills'] })
  const feed = { url: paths.blogFeed, title: `${academyName} Blog` }
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } } }
}

/** Returns the metadata of an article. */
export function articleMetadata(post: Post, academyName: string): Metadata {
  const { meta, title, excerpt: description, slug, date, author } = post
  const facts = { meta, title, description, path: paths.post(slug), type: 'article' as const }
  const metadata = blogMetadata(facts, academyName)
  const times = { type: 'article' as const, publishedTime: date.slice(0, 10), modifiedTime: post.updatedAt }
  return { ...metadata, authors: [{ name: author }], openGraph: { ...metadata.openGraph, ...times, authors: [author] } }
}

/** Returns the structured data of an article. */
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
