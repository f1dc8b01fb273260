import type { BlogPage } from '@/payload-types'
import { plays } from '@/components/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { Unwritten } from '@/components/ui/Unwritten'
import { FeaturedPosts } from './FeaturedPosts'
import { PostList } from './PostList'
import type { PostSummary } from './queries'
import { featuredOf } from './rules'
import type { Topic } from './topics'

type BlogIndexProps = { page: BlogPage; posts: PostSummary[]; topic?: Topic }

/** The blog: what is featured, and the list, whole or of one topic. */
export function BlogIndex({ page, posts, topic }: BlogIndexProps) {
  if (!page.hero?.title) return <Unwritten title="THE REALEST BASKETBALL BLOG" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} play={plays.flex} />
      <FeaturedPosts section={page.featured} readLabel={page.articles.readLabel} posts={featuredOf(posts)} />
      <PostList section={page.articles} posts={posts} topic={topic} />
    </>
  )
}
