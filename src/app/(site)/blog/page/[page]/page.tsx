import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { BlogIndex } from '@/features/site/components/blog/BlogIndex'
import { blogMetadata } from '@/features/site/components/blog/metadata'
import { listPosts } from '@/features/site/server/blog'
import { countPages, findFurtherPage, furtherPages } from '@/features/site/rules/blog'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ page: string }> }

export async function generateStaticParams() {
  return furtherPages(await listPosts()).map((page) => ({ page: String(page) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [posts, { academyName }] = await Promise.all([listPosts(), getSiteSettings()])
  const number = findFurtherPage(posts, (await params).page)
  if (!number) return { robots: { index: false } }
  const title = `Basketball Insights & Updates, page ${number} | ${academyName} Blog`
  const description = `Page ${number} of ${countPages(posts)} of our basketball blog for parents and players, newest first.`
  return blogMetadata({ title, absolute: true, description, path: paths.blogPage(number) }, academyName)
}

/** A further page of all articles; the first page is /blog. */
export default async function BlogFurtherPage({ params }: Props) {
  const [page, posts, { page: segment }] = await Promise.all([getPageTexts('blog-page'), listPosts(), params])
  if (segment === '1') permanentRedirect(paths.blog)
  const number = findFurtherPage(posts, segment)
  if (!number) notFound()
  return <BlogIndex page={page} posts={posts} number={number} />
}
