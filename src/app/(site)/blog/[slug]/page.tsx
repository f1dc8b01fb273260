import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/ui/JsonLd'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Article } from '@/features/site/components/blog/Article'
import { ArticleNeighbors } from '@/features/site/components/blog/ArticleNeighbors'
import { articleFacts, articleMetadata } from '@/features/site/components/blog/metadata'
import { findPost, listPosts, listRecentPosts } from '@/features/site/server/blog'
import { neighborsOf } from '@/features/site/rules/blog'
import { paths } from '@/lib/paths'
import { redirectMoved } from '@/server/content/redirects'
import { getSiteFacts, getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listPosts()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [post, { academyName }] = await Promise.all([findPost((await params).slug), getSiteSettings()])
  return post ? articleMetadata(post, academyName) : { robots: { index: false } }
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const [post, page, posts, recent, facts] = await Promise.all([
    findPost(slug),
    getPageTexts('blog-page'),
    listPosts(),
    listRecentPosts(slug),
    getSiteFacts(),
  ])
  if (!post) {
    await redirectMoved(paths.post(slug))
    // A temporary redirect, because an article may be published there later.
    redirect(paths.blog)
  }
  if (!page.hero?.title) return <UnpublishedPage title={post.title} />
  return (
    <>
      <Article facts={facts} post={post} page={page} recent={recent} />
      <ArticleNeighbors texts={page.article} {...neighborsOf(posts, slug)} />
      <JsonLd data={articleFacts(post)} />
    </>
  )
}
