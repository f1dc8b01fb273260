import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogIndex } from '@/features/site/components/blog/BlogIndex'
import { blogMetadata } from '@/features/site/components/blog/metadata'
import { listPosts } from '@/features/site/server/blog'
import { findTopic, TOPICS } from '@/features/site/rules/topics'
import { paths } from '@/lib/paths'
import { categoryLabel } from '@/features/site/rules/post-categories'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ topic: string }> }

export function generateStaticParams() {
  return TOPICS.map(({ slug }) => ({ topic: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = findTopic((await params).topic)
  if (!topic) return { robots: { index: false } }
  const { academyName } = await getSiteSettings()
  const about = categoryLabel(topic.category)
  const description = `${about}: every article of our basketball blog for parents and players, newest first.`
  return blogMetadata({ title: `${about} articles`, description, path: paths.blogTopic(topic.slug) }, academyName)
}

export default async function BlogTopicPage({ params }: Props) {
  const topic = findTopic((await params).topic)
  if (!topic) notFound()
  const [page, posts] = await Promise.all([getPageTexts('blog-page'), listPosts()])
  return <BlogIndex page={page} posts={posts} topic={topic} />
}
