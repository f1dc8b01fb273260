import type { Metadata } from 'next'
import { BlogIndex } from '@/features/site/components/blog/BlogIndex'
import { blogMetadata } from '@/features/site/components/blog/metadata'
import { listPosts } from '@/features/site/server/blog'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { academyName, description }] = await Promise.all([
    getPageTexts('blog-page'),
    getSiteSettings(),
  ])
  const title = `Basketball Insights & Updates | ${academyName} Blog`
  const facts = { meta, title, absolute: true, description: hero?.lede || description, path: paths.blog }
  return blogMetadata(facts, academyName)
}

export default async function BlogIndexPage() {
  const [page, posts] = await Promise.all([getPageTexts('blog-page'), listPosts()])
  return <BlogIndex page={page} posts={posts} />
}
