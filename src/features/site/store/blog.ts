import 'server-only'
import type { Post } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { toPicture, type Picture } from '@/lib/media'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import { newestExcept } from '../rules/blog'

/** What a card says of an article. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'date' | 'category' | 'excerpt' | 'author'> & {
  featured: boolean
  picture: Picture | null
}

const TAGS = [cacheTags.collection('posts'), cacheTags.collection('media')]
const RECENT = 5

/** Every published article without its text, newest first. */
export const listPosts = cachedQuery(['posts'], TAGS, async (): Promise<PostSummary[]> => {
  const { docs } = await asVisitor().find({
    collection: 'posts',
    sort: ['-date', '-number'],
    select: SUMMARY,
    depth: 1,
    pagination: false,
  })
  // A draft that an editor previews may still lack its address.
  return docs.filter(({ slug }) => slug).map(toSummary)
})

/** The newest articles, without the one that is being read. */
export async function listRecentPosts(count = RECENT, exceptSlug?: string): Promise<PostSummary[]> {
  return newestExcept(await listPosts(), count, exceptSlug)
}

/** The article at an address, or null when none is published there. */
export async function findPost(slug: string): Promise<Post | null> {
  // Only addresses that exist are asked for, so that made-up ones leave nothing behind in the cache.
  const isKnown = (await listPosts()).some((post) => post.slug === slug)
  return isKnown ? readPost(slug) : null
}

const readPost = cachedQuery(['post'], TAGS, async (slug: string): Promise<Post | null> => {
  const { docs } = await asVisitor().find({
    collection: 'posts',
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
  })
  return docs[0] ?? null
})

const SUMMARY = {
  slug: true,
  title: true,
  date: true,
  category: true,
  excerpt: true,
  author: true,
  featured: true,
  image: true,
} as const

function toSummary(post: Pick<Post, keyof typeof SUMMARY>): PostSummary {
  const { slug, title, date, category, excerpt, author, featured, image } = post
  return { slug, title, date, category, excerpt, author, featured: Boolean(featured), picture: toPicture(image) }
}
