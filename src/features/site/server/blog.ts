import 'server-only'
import type { Play } from '@/lib/court/play'
import type { Post } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { toPicture, type Picture } from '@/lib/media'
import { cachedQuery } from '@/server/cache'
import { findPlays } from '@/server/content/plays'
import { asVisitor } from '@/server/payload'
import { newestExcept } from '../rules/blog'
import { coverPlay, listCoverKeys, type Playbook } from '../rules/post-plays'

/** The data of an article's card. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'date' | 'category' | 'excerpt' | 'author'> & {
  featured: boolean
  picture: Picture | null
  /** Shown without a picture. */
  play: Play
}

const TAGS = [cacheTags.collection('posts'), cacheTags.collection('media'), cacheTags.collection('plays')]
const RECENT = 3

/** Returns all published articles without their text, newest first. */
export const listPosts = cachedQuery(['posts'], TAGS, async (): Promise<PostSummary[]> => {
  const { docs } = await asVisitor().find({
    collection: 'posts',
    sort: ['-date', '-number'],
    select: SUMMARY,
    depth: 1,
    pagination: false,
  })
  // A draft in the preview may have no slug yet.
  const posts = docs.filter(({ slug }) => slug)
  const book = await findPlays(posts.flatMap(listCoverKeys))
  return posts.map((post) => toSummary(post, book))
})

/** Returns the newest articles, without the current one. */
export async function listRecentPosts(exceptSlug: string | undefined): Promise<PostSummary[]> {
  return newestExcept(await listPosts(), RECENT, exceptSlug)
}

/** Returns the published article with this slug, or null. */
export async function findPost(slug: string): Promise<Post | null> {
  // Queries existing slugs only, so that random ones leave no entries in the cache.
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

/** Returns the published plays with these keys, for an article that shows them. */
export const findArticlePlays = cachedQuery(
  ['article-plays'],
  [cacheTags.collection('plays')],
  (keys: string[]): Promise<Playbook> => findPlays(keys),
)

const SUMMARY = {
  slug: true,
  title: true,
  date: true,
  category: true,
  excerpt: true,
  author: true,
  featured: true,
  image: true,
  play: true,
} as const

function toSummary(post: Pick<Post, keyof typeof SUMMARY>, book: Playbook): PostSummary {
  const { slug, title, date, category, excerpt, author, featured, image } = post
  const [picture, play] = [toPicture(image), coverPlay(post, book)]
  return { slug, title, date, category, excerpt, author, featured: Boolean(featured), picture, play }
}
