import { blogFeed } from '@/features/site/server/feed'
import { listPosts } from '@/features/site/server/blog'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export const dynamic = 'force-static'
export const revalidate = 300

/** The newest articles for feed readers. */
export async function GET(): Promise<Response> {
  const [posts, page, settings] = await Promise.all([listPosts(), getPageTexts('blog-page'), getSiteSettings()])
  const { academyName, description } = settings
  const body = blogFeed({ academyName, description: page.hero?.lede || description, posts })
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
