import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { BlogIndex } from '@/features/site/components/blog/BlogIndex'
import { blogMetadata } from '@/features/site/components/blog/metadata'
import { listPosts } from '@/features/site/server/blog'
import { countPages, findFurtherPage, furtherPages } from '@/features/site/rules/blog'
import { findTopic, postsOf, TOPICS } from '@/features/site/rules/topics'
import { paths } from '@/lib/paths'
import { categoryLabel } from '@/features/site/rules/post-categories'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ topic: string; page: string }> }

export async function generateStaticParams() {
  const posts = await listPosts()
  return TOPICS.flatMap((topic) =>
    furtherPages(postsOf(posts, topic)).map((page) => ({ topic: topic.slug, page: String(page) })),
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  if (!found) return { robots: { index: false } }
  const { topic, number, count } = found
  const { academyName } = await getSiteSettings()
  const about = categoryLabel(topic.category)
  const description = `${about}: page ${number} of ${count} of our basketball blog for parents and players, newest first.`
  const path = paths.blogTopic(topic.slug, number)
  return blogMetadata({ title: `${about} articles, page ${number}`, description, path }, academyName)
}

/** A further page of one topic; the first page is at the topic's own address. */
export default async function BlogTopicFurtherPage({ params }: Props) {
  const { topic, page: segment } = await params
  if (segment === '1') permanentRedirect(paths.blogTopic(topic))
  const [found, page, posts] = await Promise.all([find(params), getPageTexts('blog-page'), listPosts()])
  if (!found) notFound()
  return <BlogIndex page={page} posts={posts} topic={found.topic} number={found.number} />
}

async function find(params: Props['params']) {
  const { topic: slug, page } = await params
  const topic = findTopic(slug)
  if (!topic) return null
  const posts = postsOf(await listPosts(), topic)
  const number = findFurtherPage(posts, page)
  return number ? { topic, number, count: countPages(posts) } : null
}
